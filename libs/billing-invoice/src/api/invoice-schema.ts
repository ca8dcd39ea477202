/**
 * Payments that were received for an invoice: the first, and those after it. `key` is the bank's date or id of the payment, empty if
 * the office gave none.
 */
const payments = `CREATE TABLE payments (
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    key TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('counted', 'undecided', 'returned')),
    reported_at INTEGER NOT NULL,
    PRIMARY KEY (invoice_id, key)
  ) STRICT;`;

/** Details that a member has changed since the sign-up; `address` is JSON, empty until it was changed. */
const customerDetails = `CREATE TABLE customer_details (
    customer_id TEXT PRIMARY KEY REFERENCES customers (id),
    name TEXT NOT NULL DEFAULT '',
    address TEXT NOT NULL DEFAULT ''
  ) STRICT;`;

/** The reminders of an invoice for a next term, by the day on which they are due, counted from the end of the paid term. */
const reminders = `CREATE TABLE reminders (
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    day INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'left out', 'refused')),
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (invoice_id, day)
  ) STRICT;
  CREATE INDEX waiting_reminders ON reminders (due_at) WHERE state = 'waiting';
  CREATE INDEX renewals_of_subscription ON invoices (renews_id) WHERE renews_id IS NOT NULL;`;

/** The tables of `invoices.sqlite`. Times in ms since 1970, amounts in minor units. */
export const schema = `
  CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL,
    every INTEGER NOT NULL,
    unit TEXT NOT NULL,
    payer TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'succeeded', 'acknowledged', 'cancelled')),
    refund TEXT NOT NULL DEFAULT 'none' CHECK (refund IN ('none', 'due', 'made')),
    subscription_id TEXT UNIQUE,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    mailed_at INTEGER,
    email_key TEXT NOT NULL DEFAULT '',
    replaced_at INTEGER,
    mail_tries INTEGER NOT NULL DEFAULT 0,
    mail_next_at INTEGER NOT NULL DEFAULT 0,
    mail_ended_at INTEGER,
    renews_id TEXT,
    renewal TEXT CHECK (renewal IN ('open', 'paid', 'cancelled')),
    term_from INTEGER,
    term_to INTEGER
  ) STRICT;
  CREATE INDEX invoices_by_state ON invoices (state, updated_at);
  CREATE INDEX invoices_to_mail ON invoices (created_at) WHERE mailed_at IS NULL;
  CREATE INDEX open_invoices_of_email ON invoices (email_key) WHERE state = 'created';

  ${payments}

  CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX customers_of_email ON customers (email_key);
  CREATE INDEX changed_customers ON customers (updated_at);

  ${customerDetails}

  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    plan TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    paid_until INTEGER NOT NULL,
    ended_at INTEGER,
    stopped_at INTEGER,
    grace_until INTEGER
  ) STRICT;
  CREATE INDEX subscriptions_of_customer ON subscriptions (customer_id);

  ${reminders}
`;

/** Raise it with every change of the schema, and add an upgrade. */
export const version = 4;

/**
 * Earlier versions ignore what was added. An invoice for a next term has the state `acknowledged` from the beginning, and its own in
 * `renewal`: so they wait for no payment of it, and count none as a new membership.
 */
export const readableFrom = 1;

/**
 * From 1: an email was tried for ever, and a second payment counted as a repeated command. From 2: memberships ended with the
 * paid term. From 3: members did not change their details.
 */
export const upgrades: Readonly<Record<number, string>> = {
  1: `
    ALTER TABLE invoices ADD COLUMN email_key TEXT NOT NULL DEFAULT '';
    ALTER TABLE invoices ADD COLUMN replaced_at INTEGER;
    ALTER TABLE invoices ADD COLUMN mail_tries INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE invoices ADD COLUMN mail_next_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE invoices ADD COLUMN mail_ended_at INTEGER;
    CREATE INDEX open_invoices_of_email ON invoices (email_key) WHERE state = 'created';
    ${payments}`,
  2: `
    ALTER TABLE invoices ADD COLUMN renews_id TEXT;
    ALTER TABLE invoices ADD COLUMN renewal TEXT CHECK (renewal IN ('open', 'paid', 'cancelled'));
    ALTER TABLE invoices ADD COLUMN term_from INTEGER;
    ALTER TABLE invoices ADD COLUMN term_to INTEGER;
    ALTER TABLE subscriptions ADD COLUMN stopped_at INTEGER;
    ALTER TABLE subscriptions ADD COLUMN grace_until INTEGER;
    ${reminders}`,
  3: customerDetails,
};
