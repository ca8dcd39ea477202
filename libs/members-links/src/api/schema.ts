/**
 * The tables of `members-links.sqlite`. Secrets are stored as hashes only. Times are ms since 1970. Sessions outlive
 * their member, so that a token of a removed member is an ended one and not a forged one.
 */
export const schema = `
  CREATE TABLE members (
    uid TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    is_confirmed INTEGER NOT NULL DEFAULT 0,
    is_disabled INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE records (
    uid TEXT PRIMARY KEY REFERENCES members (uid) ON DELETE CASCADE,
    customer_id TEXT
  ) STRICT;
  CREATE INDEX records_of_customer ON records (customer_id);

  CREATE TABLE links (
    secret_hash BLOB PRIMARY KEY,
    uid TEXT NOT NULL REFERENCES members (uid) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('login', 'address')),
    browser_hash BLOB NOT NULL,
    new_email TEXT,
    expires_at INTEGER NOT NULL,
    is_used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX links_of_member ON links (uid);

  CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    is_ended INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX sessions_of_member ON sessions (uid);

  CREATE TABLE tokens (
    secret_hash BLOB PRIMARY KEY,
    session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tokens_of_session ON tokens (session_id);
`;

/** Raise it with every change of the schema, and add an upgrade. */
export const version = 1;
