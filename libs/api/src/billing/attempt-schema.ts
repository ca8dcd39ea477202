/**
 * Withdrawals and cancellations as they were sent, with the contract that was found, and the progress of receipt and decision.
 */
const statements = `CREATE TABLE statements (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('withdrawal', 'cancellation')),
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    contract TEXT NOT NULL,
    details TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    found TEXT,
    subscription_id TEXT,
    state TEXT NOT NULL DEFAULT 'new'
      CHECK (state IN ('new', 'open', 'accepted', 'ending', 'settled', 'refused', 'closed')),
    reason TEXT NOT NULL DEFAULT '',
    amount INTEGER NOT NULL DEFAULT 0,
    currency TEXT NOT NULL DEFAULT '',
    is_refunded INTEGER NOT NULL DEFAULT 0,
    ends_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    receipt TEXT NOT NULL DEFAULT 'later' CHECK (receipt IN ('later', 'sent', 'refused'))
  ) STRICT;
  CREATE INDEX unfinished_statements ON statements (next_at) WHERE state <> 'closed' OR receipt = 'later';`;

/** The tables of `join.sqlite`. */
export const schema = `
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
  CREATE UNIQUE INDEX attempt_of_page ON attempts (site, page_id) WHERE page_id IS NOT NULL;
  CREATE UNIQUE INDEX attempt_under_way ON attempts (site, browser_hash, email_hash, tax_hash, plan, layout)
    WHERE state IN ('making', 'open');
  CREATE INDEX attempts_of_email ON attempts (site, email_hash);
  CREATE INDEX attempts_of_customer ON attempts (site, customer_id);

  CREATE TABLE browsers (
    browser_hash TEXT NOT NULL,
    attempt_id TEXT NOT NULL REFERENCES attempts (id) ON DELETE CASCADE,
    PRIMARY KEY (browser_hash, attempt_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX browsers_of_attempt ON browsers (attempt_id);

  CREATE TABLE memberships (
    site TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    subscription_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    email_hash TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL,
    PRIMARY KEY (site, subscription_id)
  ) STRICT;
  CREATE INDEX memberships_of_email ON memberships (site, email_hash);

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
  CREATE INDEX waiting_events ON events (site, received_at) WHERE done = 0;

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
  CREATE INDEX customers_of_email ON customers (site, email_hash);

  CREATE TABLE sweeps (
    site TEXT NOT NULL,
    what TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (site, what)
  ) STRICT, WITHOUT ROWID;

  ${statements}
`;

/** Raise it with every change of the schema, and add an upgrade. */
export const version = 4;

/** Version 2 ignores what was added to it. */
export const readableFrom = 2;

/** From 1: memberships were one row per customer, and an open page was found by all values of its form. From 2: the end of a
 * report was its email. From 3: there were no statements. */
export const upgrades: Readonly<Record<number, string>> = {
  1: `
    ALTER TABLE attempts RENAME COLUMN body_hash TO tax_hash;
    ALTER TABLE attempts ADD COLUMN browser_hash TEXT NOT NULL DEFAULT '';
    DROP INDEX attempt_under_way;
    CREATE UNIQUE INDEX attempt_under_way ON attempts (site, browser_hash, email_hash, tax_hash, plan, layout)
      WHERE state IN ('making', 'open');
    ALTER TABLE memberships RENAME TO memberships_by_customer;
    CREATE TABLE memberships (
      site TEXT NOT NULL,
      customer_id TEXT NOT NULL,
      subscription_id TEXT NOT NULL,
      plan TEXT NOT NULL,
      email_hash TEXT NOT NULL,
      confirmed_at INTEGER NOT NULL,
      PRIMARY KEY (site, subscription_id)
    ) STRICT;
    INSERT OR IGNORE INTO memberships
      SELECT site, customer_id, subscription_id, plan, '', confirmed_at FROM memberships_by_customer;
    DROP TABLE memberships_by_customer;
    CREATE INDEX memberships_of_email ON memberships (site, email_hash);
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
    ) STRICT;`,
  2: `
    ALTER TABLE reports ADD COLUMN reported_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE reports ADD COLUMN closed_at INTEGER;`,
  3: statements,
};
