import { createHmac, randomUUID } from 'node:crypto';

/** A member who can log in. */
export interface StackMember {
  email: string;
  password: string;
}

interface SuppliersPlace {
  /** The sandbox. */
  origin: string;
  webhookSecret: string;
}

/** Acts for the people at the suppliers: editors, payers and the identity service. */
export function createSuppliers({ origin, webhookSecret }: SuppliersPlace) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status} for ${method} ${path}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    call,
    putEntry: (path: string, entry: object) => call('PUT', '/_sandbox/entries', { path, entry }),
    readEntry: async (path: string) =>
      (await call('GET', `/wp-json/entry/api?path=${encodeURIComponent(path)}`)) as Record<string, unknown>,
    /** Pays a page of the vendor, which then tells the api. */
    async pay(email: string): Promise<void> {
      const pages = (await call('GET', '/_sandbox/billing/live/pages')) as {
        id: string;
        fields: Record<string, string>;
      }[];
      const page = pages.find(({ fields }) => fields['customer[email]'] === email);
      if (!page) throw new Error('The vendor has no page for this address');
      await call('POST', `/_sandbox/billing/live/pages/${page.id}/pay`, {});
    },
    readMails: async (email: string) =>
      ((await call('GET', '/_sandbox/mails')) as { to: string }[]).filter(({ to }) => to.includes(email)),
    async addMember(): Promise<StackMember> {
      const own = randomUUID();
      const member = { uid: `uid-${own}`, email: `${own}@members.test`, password: `password-${own}` };
      const chargeBeeId = `customer-${own}`;
      await call('POST', '/_sandbox/billing/live/customers', {
        ...{ email: member.email, id: chargeBeeId, status: 'active' },
      });
      const identity = { ...member, displayName: 'Ilse Varga-Holm', record: { chargeBeeId } };
      await call('POST', '/_sandbox/identity/members', identity);
      return member;
    },
    /** Logs in as a browser does, at the identity service. Returns the ID token. */
    async logIn({ email, password }: StackMember): Promise<string> {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox-identity-key';
      const body = { email, password, returnSecureToken: true };
      return ((await call('POST', path, body)) as { idToken: string }).idToken;
    },
    /** A content event, as the content service signs it. */
    signEvent(body: string): Record<string, string> {
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
      return {
        'x-guildhall-timestamp': timestamp,
        'x-guildhall-signature': `sha256=${signature}`,
      };
    },
  };
}

export type Suppliers = ReturnType<typeof createSuppliers>;
