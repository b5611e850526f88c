package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.SourceProviders;
import io.pgtrek.json.StableJson;
import io.pgtrek.spi.SourceDialectProvider;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** {@code migrate dialects}. */
@Command(
        name = "dialects",
        description = "Lists the sources that can be read, their drivers, and how far each was proven.")
public final class DialectsCommand implements Callable<Integer> {

    private final Session session;

    public DialectsCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        Drivers drivers = new Drivers(session.drivers());
        List<SourceDialectProvider> providers = SourceProviders.all();
        session.console()
                .result(
                        session.options().json()
                                ? StableJson.write(json(providers, drivers))
                                : providers.stream()
                                                .map(provider -> text(provider, drivers))
                                                .collect(Collectors.joining("\n"))
                                        + text(drivers));
        return 0;
    }

    private static Map<String, Object> json(List<SourceDialectProvider> providers, Drivers drivers) {
        return Map.of(
                "dialects",
                        providers.stream()
                                .map(provider -> json(provider, drivers))
                                .toList(),
                "vendorDrivers",
                        VendorDriver.ALL.stream()
                                .map(vendor -> json(vendor, drivers))
                                .toList());
    }

    private static Map<String, Object> json(VendorDriver vendor, Drivers drivers) {
        return Map.of(
                "database", vendor.vendor(),
                "driverFile", vendor.driver().file(),
                "driverOrigin", vendor.driver().origin(),
                "driverPresent", drivers.present(vendor.driver()),
                "readable", false);
    }

    /** Drivers a user may prepare for, said to be of no use yet. */
    private static String text(Drivers drivers) {
        return "\nNot read by this version yet; their drivers may not be redistributed and go into drivers/:\n"
                + VendorDriver.ALL.stream()
                        .map(vendor -> "  " + vendor.vendor() + ": " + drivers.describe(vendor.driver()) + "\n")
                        .collect(Collectors.joining());
    }

    private static Map<String, Object> json(SourceDialectProvider provider, Drivers drivers) {
        Map<String, Object> dialect = new LinkedHashMap<>();
        dialect.put("id", provider.id());
        dialect.put("name", provider.displayName());
        dialect.put("sampleUrl", provider.sampleUrl());
        dialect.put("driverClass", provider.driver().className());
        dialect.put("driverBundled", provider.driver().bundled());
        dialect.put("driverPresent", drivers.present(provider.driver()));
        dialect.put("driverFile", provider.driver().file());
        dialect.put("driverOrigin", provider.driver().origin());
        dialect.put("proof", word(provider));
        return dialect;
    }

    private static String text(SourceDialectProvider provider, Drivers drivers) {
        return provider.id() + ": " + provider.displayName()
                + "\n  url     " + provider.sampleUrl()
                + "\n  driver  " + drivers.describe(provider.driver())
                + "\n  proof   " + proof(provider)
                + "\n";
    }

    private static String word(SourceDialectProvider provider) {
        return provider.proof().name().toLowerCase(java.util.Locale.ROOT);
    }

    private static String proof(SourceDialectProvider provider) {
        return switch (provider.proof()) {
            case LIVE -> "live: contract test against " + provider.provenOn();
            case EXPORT -> "export: export files written by the real system go through";
            case CATALOG -> "catalog: queries run against a reproduction of the vendor's catalog";
            case EXTERNAL -> "external: tested only by those who have the server";
        };
    }
}
