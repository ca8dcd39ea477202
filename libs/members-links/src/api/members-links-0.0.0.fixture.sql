PRAGMA user_version = 2;
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
CREATE TABLE links (
  secret_hash BLOB PRIMARY KEY,
  uid TEXT NOT NULL REFERENCES members (uid) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('login', 'address')),
  browser_hash BLOB NOT NULL,
  new_email TEXT,
  expires_at INTEGER NOT NULL,
  is_used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  secret_hash BLOB NOT NULL UNIQUE,
  uid TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  is_ended INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE tokens (
  secret_hash BLOB PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
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
CREATE TABLE undo_links (
  secret_hash BLOB PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES address_changes (id) ON DELETE CASCADE
) STRICT;
CREATE TABLE readable_from (version INTEGER NOT NULL) STRICT;
CREATE INDEX records_of_customer ON records (customer_id);
CREATE INDEX links_of_member ON links (uid);
CREATE INDEX sessions_of_member ON sessions (uid);
CREATE INDEX tokens_of_session ON tokens (session_id);
CREATE INDEX changes_of_member ON address_changes (uid);
CREATE INDEX changes_from_address ON address_changes (old_key);
CREATE INDEX undo_links_of_change ON undo_links (change_id);
INSERT INTO members VALUES ('uid-1', 'Ada@House.example', 'ada@house.example', 'Ada', 0, 0, 1793534400000);
INSERT INTO members VALUES ('uid-2', 'grace@house.example', 'grace@house.example', '', 0, 1, 1793534400000);
INSERT INTO records VALUES ('uid-1', 'customer-1');
INSERT INTO readable_from VALUES (1);
