"""SQL of the PostgreSQL store: the schema, the log, and tables as wholes."""

from __future__ import annotations

# Two servers may start at the same moment, and CREATE IF NOT EXISTS alone would fail for one of them.
SCHEMA = """
SELECT pg_advisory_xact_lock(hashtext('voidlock_log'));
CREATE TABLE IF NOT EXISTS voidlock_log (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BYTEA NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY ("table", number),
    CONSTRAINT voidlock_log_key UNIQUE ("table", key)
);
CREATE INDEX IF NOT EXISTS voidlock_log_opened ON voidlock_log (at) WHERE number = 1;
CREATE TABLE IF NOT EXISTS voidlock_grave (
    "table" TEXT PRIMARY KEY,
    buried TIMESTAMPTZ NOT NULL,
    revived TIMESTAMPTZ
);
CREATE TABLE IF NOT EXISTS voidlock_clock (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    seen DOUBLE PRECISION NOT NULL,
    doubted DOUBLE PRECISION
);
CREATE TABLE IF NOT EXISTS voidlock_cut (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BYTEA NOT NULL,
    at TIMESTAMPTZ NOT NULL,
    cut TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY ("table", cut, number)
);
CREATE TABLE IF NOT EXISTS voidlock_subscription (
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body BYTEA NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    away BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY ("table", seat)
);
CREATE TABLE IF NOT EXISTS voidlock_alarm (
    "table" TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS voidlock_alarm_at ON voidlock_alarm (at);
"""

# One statement is one transaction and one round trip. No pg_notify here: PostgreSQL would hold one lock for all
# databases of the server until the commit is flushed, so that all commits wait for each other.
# A clock that was set back must not make a table look unused.
APPEND = """
INSERT INTO voidlock_log ("table", number, key, body, at)
SELECT asked."table", asked.number, asked.key, asked.body, greatest(now(), before.at)
FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[]) AS asked("table", number, key, body)
LEFT JOIN voidlock_log AS before ON before."table" = asked."table" AND before.number = asked.number - 1
WHERE asked.number = 1 OR before.number IS NOT NULL
ORDER BY asked."table", asked.number
ON CONFLICT DO NOTHING
RETURNING "table", number, key
"""

WHY_NOT = """
SELECT EXISTS (SELECT 1 FROM voidlock_log WHERE "table" = $1 AND key = $2),
       EXISTS (SELECT 1 FROM voidlock_log WHERE "table" = $1 AND number = $3)
"""

READ = 'SELECT number, key, body FROM voidlock_log WHERE "table" = $1 AND number > $2 ORDER BY number'

NEWEST = """
SELECT asked."table", (SELECT max(number) FROM voidlock_log WHERE "table" = asked."table") AS number
FROM unnest($1::text[]) AS asked("table")
"""

# ---------------------------------------------------------------------- tables as wholes

NOW = "SELECT extract(epoch FROM clock_timestamp())::double precision"

SIZE = "SELECT pg_total_relation_size('voidlock_log')"

# A loose index scan: one step per table, not per entry.
NAMES = """
WITH RECURSIVE names(name) AS (
    SELECT min("table") FROM voidlock_log WHERE "table" > $1
    UNION ALL
    SELECT (SELECT min("table") FROM voidlock_log WHERE "table" > name) FROM names WHERE name IS NOT NULL
)
SELECT name FROM names WHERE name IS NOT NULL LIMIT $2
"""

ABOUT = """
SELECT asked."table", extract(epoch FROM opened.at)::double precision AS opened,
       extract(epoch FROM last.at)::double precision AS last, last.number AS entries,
       extract(epoch FROM grave.buried)::double precision AS buried
FROM unnest($1::text[]) AS asked("table")
CROSS JOIN LATERAL (SELECT at FROM voidlock_log WHERE "table" = asked."table" ORDER BY number LIMIT 1) AS opened
CROSS JOIN LATERAL (
    SELECT at, number FROM voidlock_log WHERE "table" = asked."table" ORDER BY number DESC LIMIT 1
) AS last
LEFT JOIN voidlock_grave AS grave
    ON grave."table" = asked."table" AND grave.revived IS NULL AND last.at <= grave.buried
ORDER BY asked."table"
"""

FIRST = 'SELECT number, key, body FROM voidlock_log WHERE "table" = $1 AND number = 1'

ENTRIES = """
SELECT number, key, body, extract(epoch FROM at)::double precision AS at
FROM voidlock_log WHERE "table" = $1 ORDER BY number
"""

# The index has one row per table, for its first entry; the last entry is found by the primary key.
UNUSED = """
SELECT opened."table" FROM voidlock_log AS opened
LEFT JOIN voidlock_grave AS grave ON grave."table" = opened."table"
WHERE opened.number = 1 AND opened.at < to_timestamp($1)
  AND (grave.buried IS NULL OR grave.revived < to_timestamp($1))
  AND (SELECT at FROM voidlock_log WHERE "table" = opened."table" ORDER BY number DESC LIMIT 1) < to_timestamp($1)
LIMIT $2
"""

BURY = f"""
INSERT INTO voidlock_grave SELECT "table", clock_timestamp(), NULL FROM ({UNUSED}) AS unused
ON CONFLICT ("table") DO UPDATE SET buried = excluded.buried, revived = NULL
RETURNING "table"
"""

REVIVE = """
UPDATE voidlock_grave SET revived = clock_timestamp() WHERE "table" = $1 AND revived IS NULL RETURNING 1
"""

DELETE_BURIED = """
WITH old AS (
    SELECT "table" FROM voidlock_grave AS grave
    WHERE revived IS NULL AND buried < to_timestamp($1)
      AND (SELECT at FROM voidlock_log WHERE "table" = grave."table" ORDER BY number DESC LIMIT 1) <= buried
    LIMIT $2
), gone AS (
    DELETE FROM voidlock_log WHERE "table" IN (SELECT "table" FROM old)
), unsubscribed AS (
    DELETE FROM voidlock_subscription WHERE "table" IN (SELECT "table" FROM old)
), silent AS (
    DELETE FROM voidlock_alarm WHERE "table" IN (SELECT "table" FROM old)
)
DELETE FROM voidlock_grave WHERE "table" IN (SELECT "table" FROM old) RETURNING "table"
"""

DELETE = """
WITH grave AS (DELETE FROM voidlock_grave WHERE "table" = $1),
     unsubscribed AS (DELETE FROM voidlock_subscription WHERE "table" = $1),
     silent AS (DELETE FROM voidlock_alarm WHERE "table" = $1),
     gone AS (DELETE FROM voidlock_log WHERE "table" = $1 RETURNING 1)
SELECT count(*) FROM gone
"""

CUT = """
WITH kept AS (
    INSERT INTO voidlock_cut SELECT "table", number, key, body, at FROM voidlock_log WHERE "table" = $1
), told AS (
    UPDATE voidlock_subscription SET told = 0 WHERE "table" = $1
), gone AS (
    DELETE FROM voidlock_log WHERE "table" = $1 AND number > $2 RETURNING 1
)
SELECT count(*) FROM gone
"""

CLOCK = "SELECT seen, doubted FROM voidlock_clock"

KEEP_CLOCK = """
INSERT INTO voidlock_clock VALUES (true, $1, $2)
ON CONFLICT (one) DO UPDATE SET seen = excluded.seen, doubted = excluded.doubted
"""

# ---------------------------------------------------------------------- subscriptions and alarms

TIME_OF = """
SELECT extract(epoch FROM at)::double precision FROM voidlock_log WHERE "table" = $1 AND number = $2
"""

SUBSCRIPTIONS = 'SELECT seat, body FROM voidlock_subscription WHERE "table" = $1'

SUBSCRIBE = """
INSERT INTO voidlock_subscription ("table", seat, body) VALUES ($1, $2, $3)
ON CONFLICT ("table", seat) DO UPDATE SET body = excluded.body
"""

UNSUBSCRIBE = 'DELETE FROM voidlock_subscription WHERE "table" = $1 AND seat = $2'

CLAIM_TURN = """
UPDATE voidlock_subscription SET told = $3, away = true
WHERE "table" = $1 AND seat = $2 AND told < $3 AND NOT away RETURNING 1
"""

COME_BACK = 'UPDATE voidlock_subscription SET away = false WHERE "table" = $1 AND seat = $2 AND away'

SET_ALARM = """
INSERT INTO voidlock_alarm VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET at = excluded.at
"""

NO_ALARM = 'DELETE FROM voidlock_alarm WHERE "table" = $1'

RING_ALARMS = """
UPDATE voidlock_alarm SET at = $1 + $2
WHERE "table" IN (SELECT "table" FROM voidlock_alarm WHERE at <= $1 LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING "table"
"""
