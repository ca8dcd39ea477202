/**
 * Changes of addresses that the owner of the old one can undo until `ends_at`, with the notice that tells them. It is stored in the
 * transaction of the change: nothing can lose it or hold it up.
 */
const addressChanges = `
  CREATE TABLE address_changes (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL REFERENCES members (uid) ON DELETE CASCADE,
    old_email TEXT NOT NULL,
    old_key TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    is_noticed INTEGER NOT NULL DEFAULT 0,
    is_undone INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX changes_of_member ON address_changes (uid);
  CREATE INDEX changes_from_address ON address_changes (old_key);
  CREATE TABLE undo_links (
    secret_hash BLOB PRIMARY KEY,
    change_id INTEGER NOT NULL REFERENCES address_changes (id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX undo_links_of_change ON undo_links (change_id);
`;

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
    created_at INTEGER NOT NULL,
    profile TEXT NOT NULL DEFAULT '{}'
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
    is_ended INTEGER NOT NULL DEFAULT 0,
    is_brief INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX sessions_of_member ON sessions (uid);

  CREATE TABLE tokens (
    secret_hash BLOB PRIMARY KEY,
    session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tokens_of_session ON tokens (session_id);
  ${addressChanges}
`;

/** Raise it with every change of the schema, and add an upgrade. */
export const version = 4;

/** Versions 1 to 3 ignore what was added to them. */
export const readableFrom = 1;

/** From 1: a changed address could not be undone. From 2: a member's profile had a name only. From 3: no session was brief. */
export const upgrades: Readonly<Record<number, string>> = {
  1: addressChanges,
  2: "ALTER TABLE members ADD COLUMN profile TEXT NOT NULL DEFAULT '{}';",
  3: 'ALTER TABLE sessions ADD COLUMN is_brief INTEGER NOT NULL DEFAULT 0;',
};
