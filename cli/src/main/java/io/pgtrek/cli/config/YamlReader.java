package io.pgtrek.cli.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * YAML text to {@link Value}, keeping lines. Works on the node tree, where no schema has turned words into booleans or
 * numbers yet: {@code NO} stays a text and {@code null} can be a policy's name.
 */
final class YamlReader {

    private static final int MAX_NODES = 20_000;
    private static final int MAX_DEPTH = 30;

    private final Origin from;
    private final Problems problems;
    private int nodes;

    /** @param from the text as a whole; lines are counted only in a file */
    YamlReader(Origin from, Problems problems) {
        this.from = from;
        this.problems = problems;
    }

    /** The text's only document; empty when it cannot be read, and then the problem has been noted. */
    Optional<Value> read(String text) {
        LoadSettings settings = LoadSettings.builder().setLabel(from.source()).build();
        try {
            Optional<Node> root = new Compose(settings).composeString(text);
            if (root.isEmpty()) {
                problems.add(from, "", "is empty");
            }
            return root.map(node -> value(node, "", 0));
        } catch (TooLargeException e) {
            problems.add(from, "", String.valueOf(e.getMessage()));
        } catch (MarkedYamlEngineException e) {
            problems.add(at(line(e)), "", "is not YAML: " + sentence(e));
        } catch (YamlEngineException e) {
            problems.add(from, "", "is not YAML: " + firstLine(String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    private Value value(Node node, String path, int depth) {
        if (++nodes > MAX_NODES || depth > MAX_DEPTH) {
            throw new TooLargeException("grows too large when its aliases are followed");
        }
        Origin origin = at(line(node));
        if (node instanceof ScalarNode scalar) {
            return new Value.Scalar(scalar.getValue(), scalar.getScalarStyle() == ScalarStyle.PLAIN, origin);
        }
        if (node instanceof SequenceNode sequence) {
            return new Value.Items(items(sequence, path, depth), origin);
        }
        return new Value.Fields(fields((MappingNode) node, path, depth), origin);
    }

    private List<Value> items(SequenceNode sequence, String path, int depth) {
        List<Value> values = new ArrayList<>();
        for (Node item : sequence.getValue()) {
            values.add(value(item, path + "[" + values.size() + "]", depth + 1));
        }
        return values;
    }

    private Map<String, Value> fields(MappingNode mapping, String path, int depth) {
        Map<String, Value> values = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Origin origin = at(line(tuple.getKeyNode()));
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                problems.add(origin, path, "has a key that is not a single word");
                continue;
            }
            String inner = path.isEmpty() ? key.getValue() : path + "." + key.getValue();
            Value before = values.put(key.getValue(), value(tuple.getValueNode(), inner, depth + 1));
            if (before != null) {
                problems.add(origin, inner, "is written twice");
            }
        }
        return values;
    }

    private Origin at(int line) {
        return from.kind() == Origin.Kind.FILE ? Origin.file(from.source(), line) : from;
    }

    private static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    }

    private static int line(MarkedYamlEngineException e) {
        return e.getProblemMark()
                .or(e::getContextMark)
                .map(mark -> mark.getLine() + 1)
                .orElse(0);
    }

    private static String sentence(MarkedYamlEngineException e) {
        String problem = e.getProblem();
        if (problem.contains("TAB")) {
            return "a tab where only blanks may indent";
        }
        if (problem.contains("alias")) {
            // the name of the alias may be an unquoted password that begins with *
            return "an alias without an anchor; a value that begins with * needs quotes";
        }
        String context = e.getContext() == null ? "" : e.getContext() + ", ";
        return firstLine(context + problem);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse(text);
    }

    /** Aliases that multiply, or contain themselves. */
    private static final class TooLargeException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLargeException(String message) {
            super(message);
        }
    }
}
