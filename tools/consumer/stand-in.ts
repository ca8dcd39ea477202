import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync, existsSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createContentResponse } from './stand-in-content.ts';
import { createShopResponse } from './stand-in-shop.ts';
import { root } from '../set-up/workspace.mjs';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
/** The strictest policy that a page can have: the libraries promise to work under it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'";

/** The api's response about a membership that is paid by bank transfer. */
const transfer = {
  ...{ state: 'open', plan_id: 'friend', amount_minor: 9_650, currency_code: 'EUR' },
  ...{ iban: 'DE89370400440532013000', account_name: 'The press', reference: 'RF18539007547034' },
  due_on: '2026-12-08',
};

/** Files and pages served besides the suppliers' responses. */
export interface Served {
  /** The app's built files. */
  folder: string;
  /** HTML by path. */
  pages: Record<string, string>;
}

/** One server, on a free port, for everything the app needs: its files, the content service, the shop, its own api. */
export async function startStandIn(served: Served): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => void respond(server, served, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: getOrigin(server),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(server: Server, served: Served, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', getOrigin(server));
  const page = served.pages[pathname];
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': types['.html'], 'content-security-policy': policy }).end(page);
    return;
  }
  const json =
    pathname === '/api/v1/bank-transfer'
      ? transfer
      : request.method === 'POST'
        ? createShopResponse(getOrigin(server), JSON.parse(await readBody(request)) as never)
        : await createContentResponse(getOrigin(server), pathname, searchParams);
  if (json !== undefined) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    return;
  }
  const file = findFile(served.folder, pathname);
  if (file) response.writeHead(200, { 'content-type': types[extname(file)] }).end(readFileSync(file));
  else response.writeHead(404).end();
}

/** All pictures of content and shop are the same file. */
function findFile(folder: string, pathname: string): string | undefined {
  if (pathname.endsWith('.webp')) return join(root, '.storybook/public/story-pictures/wide-1.webp');
  if (pathname === '/favicon.svg') return join(root, 'apps/site/public/favicon.svg');
  const file = join(folder, pathname);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function getOrigin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
