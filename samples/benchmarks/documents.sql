-- Documents like the events that GitHub publishes: jsonb of 2 to 60 kB, pglz makes them less than half.
-- psql -v documents=170000
SELECT setseed(0.5) \g /dev/null

CREATE TEMPORARY TABLE event AS
SELECT g AS number,
       jsonb_build_object(
           'id', (random() * 1e11)::bigint::text,
           'type', (ARRAY['PushEvent', 'IssuesEvent', 'WatchEvent', 'PullRequestEvent', 'CreateEvent'])[1 + g % 5],
           'actor', jsonb_build_object(
               'id', (random() * 1e7)::int, 'login', 'user-' || substr(md5(g::text), 1, 8), 'gravatar_id', '',
               'url', 'https://api.github.com/users/user-' || substr(md5(g::text), 1, 8),
               'avatar_url', 'https://avatars.githubusercontent.com/u/' || (random() * 1e7)::int || '?'),
           'repo', jsonb_build_object(
               'id', (random() * 1e8)::int, 'name', 'project-' || g % 97 || '/' || substr(md5(random()::text), 1, 10),
               'url', 'https://api.github.com/repos/project-' || g % 97 || '/' || substr(md5(random()::text), 1, 10)),
           'payload', jsonb_build_object(
               'push_id', (random() * 1e10)::bigint, 'size', g % 7, 'ref', 'refs/heads/main',
               'head', md5(random()::text) || substr(md5(random()::text), 1, 8),
               'before', md5(random()::text) || substr(md5(random()::text), 1, 8),
               'message', 'Merge pull request #' || g || ' from ' || md5(random()::text)),
           'public', g % 3 = 0,
           'created_at', timestamptz '2026-01-01 00:00:00Z' + g * interval '1 second') AS body
  FROM generate_series(0, 4999) g;
CREATE INDEX ON event (number);
ANALYZE event;

CREATE TABLE docs (id int PRIMARY KEY, counter int NOT NULL DEFAULT 0, doc jsonb COMPRESSION pglz);

INSERT INTO docs (id, doc)
SELECT d.id, (SELECT jsonb_agg(e.body)
                FROM generate_series(1, d.events) n JOIN event e ON e.number = (d.id * 7 + n * 613) % 5000)
  FROM (SELECT g AS id, 2 + (95 * random() ^ 2.75)::int AS events FROM generate_series(1, :documents) g) d;

VACUUM (FREEZE, ANALYZE) docs;
