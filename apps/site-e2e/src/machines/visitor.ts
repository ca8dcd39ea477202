import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspace } from './program.ts';

/** A response. `status` is `undefined` if none arrived. */
export interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface VisitorOptions {
  /** The IP address that the site sees. */
  address: string;
}

/** Time for a response, ms. */
const timeoutMs = 20_000;

/** The IDs by which browsers name the shop's documents. From their file: journeys run without the libraries' sources. */
const documentIds = (await import(
  pathToFileURL(join(workspace, 'libs/shop-client/src/generated/ids.generated.ts')).href
)) as Record<`${ShopDocument}Id`, string>;

/** A document of the shop that visitors use. */
export type ShopDocument = 'Product' | 'Cart' | 'CartCreate' | 'CartLinesAdd';

/** Sends requests from one address, and keeps its cookies. */
function createSender(origin: string, { address }: VisitorOptions) {
  // Nobody signed nginx's certificate.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const cookies = new Map<string, string>();
  return (method: string, path: string, more: Record<string, string> = {}, body?: string): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...more };
    const options = { method, headers, agent, timeout: timeoutMs };
    return new Promise((resolve) => {
      const finish = (reply: Partial<Reply>) =>
        resolve({ status: undefined, headers: {}, body: '', ...reply });
      const outgoing = request(new URL(path, origin), options, (response) => {
        const parts: Buffer[] = [];
        keepCookies(cookies, response.headers['set-cookie']);
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => finish({}));
        response.on('end', () => {
          finish({
            ...{ status: response.statusCode, headers: response.headers },
            body: response.headers['content-encoding'] ? '' : Buffer.concat(parts).toString(),
          });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no response in time')));
      outgoing.on('error', () => finish({}));
      outgoing.end(body);
    });
  };
}

/** A visitor without a browser: sends what its scripts would send, from an address and with cookies of its own. */
export function createVisitor(origin: string, options: VisitorOptions) {
  const send = createSender(origin, options);
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    send('POST', path, { 'content-type': 'application/json', origin, ...more }, JSON.stringify(body));
  return {
    read: (path: string, headers?: Record<string, string>) => send('GET', path, headers),
    post,
    callShop: (document: ShopDocument, variables: object) =>
      post('/api/v1/sca', { query: documentIds[`${document}Id`], variables }),
    searchShop: (words: string) =>
      post('/api/v1/sca', {
        data: `{ products(first: 5, query: "title:${words}*") { edges { node { id } } } }`,
      }),
    join: (email: string) => post('/api/v1/ccu', createOrder(email), { 'idempotency-key': randomUUID() }),
    readJoinStatus: () => post('/api/v1/join-status', {}),
    readMemberStatus: (idToken: string) =>
      post('/api/v1/member-status', {}, { authorization: `Bearer ${idToken}` }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

function keepCookies(cookies: Map<string, string>, lines: readonly string[] = []): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}

const name = { first_name: 'Anna', last_name: 'Lund' };

const createOrder = (email: string) => ({
  subscription: { plan_id: 'individual-membership-digital' },
  customer: { email, ...name },
  billing_address: { ...name, email, line1: 'Torvet 1', city: 'Aarhus', zip: '8000', country: 'DK' },
});
