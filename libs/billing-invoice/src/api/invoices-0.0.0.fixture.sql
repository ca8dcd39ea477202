PRAGMA user_version = 2;
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
  mail_ended_at INTEGER
) STRICT;
CREATE TABLE payments (
  invoice_id TEXT NOT NULL REFERENCES invoices (id),
  key TEXT NOT NULL,
  amount_minor INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('counted', 'undecided', 'returned')),
  reported_at INTEGER NOT NULL,
  PRIMARY KEY (invoice_id, key)
) STRICT;
CREATE TABLE customers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  plan TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  paid_until INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE TABLE readable_from (version INTEGER NOT NULL) STRICT;
CREATE INDEX invoices_by_state ON invoices (state, updated_at);
CREATE INDEX invoices_to_mail ON invoices (created_at) WHERE mailed_at IS NULL;
CREATE INDEX open_invoices_of_email ON invoices (email_key) WHERE state = 'created';
CREATE INDEX customers_of_email ON customers (email_key);
CREATE INDEX changed_customers ON customers (updated_at);
CREATE INDEX subscriptions_of_customer ON subscriptions (customer_id);
INSERT INTO invoices VALUES ('invoice-1', 'attempt-1', 'RF01', 'customer-1', 'friend', 9600, 'EUR', 1, 'year', '{"email":"ada@house.example","name":"Ada","address":["1 Harbour Road","8000 Aarhus"]}', 'created', 'none', NULL, 1793534400000, 1794744000000, 1798718400000, 1793534400000, NULL, 'ada@house.example', NULL, 0, 0, NULL);
INSERT INTO invoices VALUES ('invoice-2', 'attempt-2', 'RF02', 'customer-2', 'friend', 9600, 'EUR', 1, 'year', '{"email":"grace@house.example","name":"Ada","address":["1 Harbour Road","8000 Aarhus"]}', 'created', 'none', NULL, 1793534400000, 1794744000000, 1798718400000, 1793534400000, NULL, 'grace@house.example', NULL, 0, 0, NULL);
INSERT INTO readable_from VALUES (1);
