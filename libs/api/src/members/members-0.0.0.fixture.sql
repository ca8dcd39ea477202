PRAGMA user_version = 4;
CREATE TABLE creations (
  subscription_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'linked', 'mailed', 'stopped')),
  tries INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  mail TEXT CHECK (mail IN ('welcome', 'welcome_back'))
) STRICT;
CREATE TABLE sessions (
  session_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT;
CREATE TABLE seen (one INTEGER PRIMARY KEY CHECK (one = 1), until INTEGER NOT NULL) STRICT;
CREATE TABLE readable_from (version INTEGER NOT NULL) STRICT;
CREATE INDEX due_creations ON creations (next_at) WHERE state IN ('waiting', 'linked');
CREATE INDEX sessions_of_customer ON sessions (customer_id);
INSERT INTO creations VALUES ('subscription-1', 'customer-1', 'mailed', 0, 1793534400000, 1793534400000, 'welcome');
INSERT INTO creations VALUES ('subscription-2', 'customer-2', 'waiting', 0, 1793534400000, 1793534400000, NULL);
INSERT INTO sessions VALUES ('portal-1', 'customer-1', 1793534400000);
INSERT INTO seen VALUES (1, 1793534400000);
INSERT INTO readable_from VALUES (4);
