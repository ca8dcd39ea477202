PRAGMA user_version = 3;
CREATE TABLE attempts (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  plan TEXT NOT NULL,
  layout TEXT NOT NULL,
  email_hash TEXT NOT NULL,
  browser_hash TEXT NOT NULL,
  tax_hash TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('making', 'open', 'closed', 'expired', 'member', 'duplicate')),
  created_at INTEGER NOT NULL,
  page_id TEXT,
  expires_at INTEGER,
  paid_at INTEGER,
  acknowledged INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE browsers (
  browser_hash TEXT NOT NULL,
  attempt_id TEXT NOT NULL REFERENCES attempts (id) ON DELETE CASCADE,
  PRIMARY KEY (browser_hash, attempt_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE memberships (
  site TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  plan TEXT NOT NULL,
  email_hash TEXT NOT NULL,
  confirmed_at INTEGER NOT NULL,
  PRIMARY KEY (site, subscription_id)
) STRICT;
CREATE TABLE refunds (
  site TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ended', 'refunded', 'refused', 'done')),
  amount INTEGER NOT NULL DEFAULT 0,
  currency TEXT NOT NULL DEFAULT '',
  started_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  PRIMARY KEY (site, subscription_id)
) STRICT;
CREATE TABLE events (
  site TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  subscription_id TEXT,
  received_at INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site, id)
) STRICT;
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  site TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  done INTEGER NOT NULL DEFAULT 0,
  reported_at INTEGER NOT NULL DEFAULT 0,
  closed_at INTEGER,
  UNIQUE (site, subscription_id, kind)
) STRICT;
CREATE TABLE customers (
  site TEXT NOT NULL,
  id TEXT NOT NULL,
  email_hash TEXT NOT NULL,
  PRIMARY KEY (site, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE sweeps (
  site TEXT NOT NULL,
  what TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (site, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE readable_from (version INTEGER NOT NULL) STRICT;
CREATE UNIQUE INDEX attempt_of_page ON attempts (site, page_id) WHERE page_id IS NOT NULL;
CREATE UNIQUE INDEX attempt_under_way ON attempts (site, browser_hash, email_hash, tax_hash, plan, layout)
  WHERE state IN ('making', 'open');
CREATE INDEX attempts_of_email ON attempts (site, email_hash);
CREATE INDEX attempts_of_customer ON attempts (site, customer_id);
CREATE INDEX browsers_of_attempt ON browsers (attempt_id);
CREATE INDEX memberships_of_email ON memberships (site, email_hash);
CREATE INDEX waiting_events ON events (site, received_at) WHERE done = 0;
CREATE INDEX customers_of_email ON customers (site, email_hash);
INSERT INTO attempts VALUES ('attempt-1', 'live', 'friend', 'full_page', 'ada', 'browser', '', 'customer-1', 'member', 1793534400000, 'page-1', 1793538000000, 1793534460000, 0);
INSERT INTO attempts VALUES ('attempt-2', 'live', 'friend', 'full_page', 'grace', 'browser', '', 'customer-2', 'open', 1793534400000, 'page-2', 1793538000000, NULL, 0);
INSERT INTO attempts VALUES ('page live page-3', 'live', 'friend', 'in_app', 'ada', '', '', 'customer-1', 'duplicate', 1793534520000, 'page-3', NULL, 1793534520000, 0);
INSERT INTO browsers VALUES ('browser', 'attempt-1');
INSERT INTO memberships VALUES ('live', 'customer-1', 'subscription-1', 'friend', 'ada', 1793534460000);
INSERT INTO refunds VALUES ('live', 'subscription-2', 'customer-1', 'waiting', 0, '', 1793534520000, 0, 1793534520000);
INSERT INTO events VALUES ('live', 'event-1', 'subscription_created', 'customer-1', 'subscription-1', 1793534400000, 0);
INSERT INTO reports VALUES (1, 'unknown sign-up', 'live', 'subscription-2', 0, 1793534520000, NULL);
INSERT INTO reports VALUES (2, 'duplicate', 'live', 'subscription-2', 0, 1793534520000, NULL);
INSERT INTO customers VALUES ('live', 'customer-1', 'ada');
INSERT INTO sweeps VALUES ('live', 'customers', 1793534400);
INSERT INTO readable_from VALUES (2);
