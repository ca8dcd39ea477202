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
    mailed_at INTEGER
  ) STRICT;
  CREATE INDEX invoices_by_state ON invoices (state, updated_at);
  CREATE INDEX invoices_to_mail ON invoices (created_at) WHERE mailed_at IS NULL;

  CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX customers_of_email ON customers (email_key);
  CREATE INDEX changed_customers ON customers (updated_at);

  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    plan TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    paid_until INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX subscriptions_of_customer ON subscriptions (customer_id);
`;

/** Raise it with every change of the schema, and add an upgrade. */
export const version = 1;
