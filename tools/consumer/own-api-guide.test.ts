import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { node, root } from '../set-up/workspace.mjs';
import { readDocuments } from './snippets/read-documents.ts';

const documents = readDocuments();

/** Returns a document's code of a file. */
function readCode(file: string, document = 'docs/guides/your-own-api.md'): string {
  const { snippets = [] } = documents.find(({ name }) => name === document) ?? {};
  const code = snippets.find((snippet) => snippet.file === file)?.code;
  if (code === undefined) throw new Error(`${document} has no code of ${file}`);
  return code;
}

// Starts examples/second-site/src/api.ts, and tests of libs/adapter-tests/src/billing/index.ts,
// libs/adapter-tests/src/browser/index.ts, libs/adapter-tests/src/mail/index.ts and libs/adapter-tests/src/site/index.ts.
/** A copy of the second site's sources within the workspace, so that its packages are found. */
class Copy {
  readonly folder: string;
  readonly #before: ReadonlyMap<string, string>;

  constructor() {
    mkdirSync(join(root, '.cache'), { recursive: true });
    this.folder = mkdtempSync(join(root, '.cache/own-api-'));
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    for (const name of ['src', 'sandbox', 'public', 'package.json', 'tsconfig.json'])
      cpSync(join(root, 'examples/second-site', name), join(this.folder, name), { recursive: true });
    this.#before = this.#readAll();
  }

  write(file: string, code: string): void {
    writeFileSync(join(this.folder, 'src', file), code);
  }

  /** Replaces one text, which must be there. */
  edit(file: string, from: string, to: string): void {
    const code = readFileSync(join(this.folder, 'src', file), 'utf8');
    expect(code).toContain(from);
    this.write(file, code.replace(from, to));
  }

  /** Adds a name of a file to a list, with its import. */
  addToList(file: string, list: string, name: string, from: string): void {
    this.edit(file, list, list.replace(/\]$/, `, ${name}]`));
    const code = readFileSync(join(this.folder, 'src', file), 'utf8');
    const [imported] = name.split('(');
    this.write(file, `import { ${imported} } from './${from}';\n${code}`);
  }

  /** Names the site's part of the billing supplier in place of the second site's own. */
  nameBilling(file: string, name: string, from: string): void {
    const code = readFileSync(join(this.folder, 'src', file), 'utf8');
    const named = code.replace(/\bbilling: \w+/, `billing: ${name}`);
    expect(named).not.toBe(code);
    const rest = named.replace(/^import .*@guildhall\/billing-\w+\/site';\n/m, '');
    this.write(file, `import { ${name} } from './${from}';\n${rest}`);
  }

  listChanges(): string[] {
    return [...this.#readAll()]
      .filter(([file, code]) => this.#before.get(file) !== code)
      .map(([file]) => file);
  }

  /** Runs the tests in files whose path has this text. Rejects with the report if one fails, or there is none. */
  async test(files: string): Promise<void> {
    const conditions = JSON.stringify(['@guildhall/source', 'node', 'import', 'default']);
    const config = join(this.folder, 'vitest.config.mjs');
    writeFileSync(
      config,
      `export default { resolve: { conditions: ${conditions} }, ssr: { resolve: { conditions: ${conditions} } } };`,
    );
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    await run([vitest, 'run', '--config', config, '--root', this.folder, files], this.folder);
  }

  #readAll(): Map<string, string> {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: this.folder });
    return new Map(files.map((file) => [file, readFileSync(join(this.folder, file), 'utf8')]));
  }

  /** Starts the api. Rejects with its output if it does not start. */
  async start(env: Record<string, string> = {}): Promise<string> {
    const program = join(this.folder, 'src/api.ts');
    const child = spawn(node(), ['--conditions=@guildhall/source', program], {
      env: {
        ...{ PATH: process.env['PATH'], SITE_ORIGIN: 'http://site.test', API_PORT: '0' },
        ...{ LOG_LEVEL: 'silent', DRAIN_MS: '0', DATA_DIR: join(this.folder, 'data'), ...env },
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const failed = Promise.all([text(child.stderr), once(child, 'exit')]).then(([output]) => {
      throw new Error(output);
    });
    const started = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
    const line = await Promise.race([started, failed]);
    failed.catch(() => undefined);
    return line.replace('api listening on ', '');
  }
}

/** Runs a program of Node to its end. Rejects with its output if it fails. */
const run = (words: readonly string[], cwd: string) =>
  promisify(execFile)(node(), [...words], { cwd, encoding: 'utf8' }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(stdout + stderr);
    },
  );

/** A vendor that has one plan and no customers, and creates pages. */
async function startTill(): Promise<{ origin: string; pages: unknown[] }> {
  const pages: unknown[] = [];
  const server = createServer(async (request, response) => {
    const url = `http://${request.headers.host}/pages/${pages.length}`;
    const page = { id: `p${pages.length}`, type: 'checkout_new', state: 'created', url, content: {} };
    if (request.method === 'POST') pages.push(JSON.parse(await text(request)));
    const isCustomer = request.url?.startsWith('/customers/');
    const isPlan = request.url?.startsWith('/plans/');
    const body = request.method === 'POST' ? page : isPlan ? { status: 'active' } : [];
    const head = { 'content-type': 'application/json' };
    response.writeHead(isCustomer ? 404 : 200, head).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages };
}

const proxies = '[ccu, cps, contact]';

/** A sign-up for a plan. */
function signUp(plan: string): RequestInit {
  const name = { first_name: 'Ada', last_name: 'Holm' };
  const email = 'ada@members.example';
  const place = { line1: 'Kai 1', city: 'Ellersiel', zip: '26382', country: 'DE' };
  const body = {
    subscription: { plan_id: plan },
    customer: { email, ...name },
    billing_address: { ...name, ...place, email },
  };
  const headers = { 'content-type': 'application/json', origin: 'http://site.test' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

it('a call of one’s own is a file of the guide and one name in a list', async () => {
  const copy = new Copy();
  copy.write('opening-hours.ts', readCode('opening-hours.ts'));
  copy.addToList('api.ts', proxies, 'openingHours', 'opening-hours.ts');
  expect(copy.listChanges().sort()).toEqual(['src/api.ts', 'src/opening-hours.ts']);
  const response = await fetch(`${await copy.start()}/api/v1/opening-hours`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ language: 'de', hours: ['10–16'] });
});

it('a plan with a trait is one line of the facts', async () => {
  const copy = new Copy();
  copy.edit(
    'organisation.ts',
    'plans: {',
    "plans: {\n    patron: { shipping: false, trackingEvent: 'patron' },",
  );
  expect(copy.listChanges()).toEqual(['src/organisation.ts']);
  const origin = await copy.start();
  const unknown = await fetch(`${origin}/api/v1/ccu`, signUp('unknown'));
  const known = await fetch(`${origin}/api/v1/ccu`, signUp('patron'));
  // Nothing is sold, since no supplier is configured.
  expect([unknown.status, known.status]).toEqual([400, 503]);
});

it('a field that members can change is a file of the guide and one name in a list', async () => {
  const copy = new Copy();
  copy.write('boat-name.ts', readCode('boat-name.ts'));
  copy.addToList('api.ts', proxies, 'boatName', 'boat-name.ts');
  expect(copy.listChanges().sort()).toEqual(['src/api.ts', 'src/boat-name.ts']);
  const headers = { 'content-type': 'application/json', origin: 'http://site.test' };
  const init = { method: 'POST', headers, body: '{"name":"Tern"}' };
  const response = await fetch(`${await copy.start()}/api/v1/boat-name`, init);
  // Nobody can log in, since no supplier is configured.
  expect([response.status, (await response.json()).error.code]).toEqual([503, 'API_NOT_CONFIGURED']);
});

it('a supplier of one’s own is a file of the guide and one name in a list', async () => {
  const copy = new Copy();
  const [list] = /\[.*\]/.exec(readFileSync(join(copy.folder, 'src/api-suppliers.ts'), 'utf8')) ?? [];
  copy.write('letterbox.ts', readCode('letterbox.ts'));
  copy.addToList('api-suppliers.ts', list ?? '', 'letterbox()', 'letterbox.ts');
  expect(copy.listChanges().sort()).toEqual(['src/api-suppliers.ts', 'src/letterbox.ts']);
  await expect(copy.start({ LETTERBOX_URL: 'https://letterbox.example/' })).rejects.toThrow(
    'LETTERBOX_KEY is missing',
  );
});

// cspell:ignore mitglied
it('a billing supplier of one’s own is a file of the guide for each part', async () => {
  const copy = new Copy();
  copy.write('till.ts', readCode('till.ts').replace("friend: 'friend-yearly'", "mitglied: 'till-1'"));
  for (const file of ['till-pages.ts', 'till-checkout.ts', 'till-parts.test.ts', 'SignUp.tsx'])
    copy.write(file, readCode(file));
  copy.edit('api-suppliers.ts', '[', '[till(), ');
  copy.edit('api-suppliers.ts', '', "import { till } from './till.ts';\n");
  for (const file of ['main.ts', 'doctor.ts']) copy.nameBilling(file, 'tillPages', 'till-pages.ts');
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  await run([tsc, '-p', 'tsconfig.json'], copy.folder);
  await copy.test('till-parts');
  const { origin, pages } = await startTill();
  const api = await copy.start({ TILL_API: origin, TILL_KEY: 'a-key-of-the-till' });
  const response = await fetch(`${api}/api/v1/ccu`, signUp('mitglied'));
  expect([response.status, (await response.json()).url]).toEqual([200, `${origin}/pages/0`]);
  expect(pages).toMatchObject([{ order: { subscription: { plan_id: 'mitglied' } } }]);
});

it('the adapter of the README of all adapters’ tests passes them', async () => {
  const copy = new Copy();
  const files = ['pigeon.ts', 'pigeon-world.ts', 'pigeon.test.ts'];
  for (const file of files) copy.write(file, readCode(file, 'libs/adapter-tests/README.md'));
  await copy.test('pigeon');
  copy.edit('pigeon.ts', 'isFinal: status === 422', 'isFinal: true');
  await expect(copy.test('pigeon')).rejects.toThrow('a failure that may pass');
});
