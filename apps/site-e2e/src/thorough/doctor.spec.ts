import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { billingDistances, findFreePort } from '../../../../config/free-port.ts';
import { provideToFile } from '../stack/provide-to-file.ts';
import { test as base } from '../stack/shared-stacks.ts';

type Environment = Record<string, string>;

const workspace = join(import.meta.dirname, '../../../..');

/** The product as started by `npm start`, on its own ports and in its own folders. */
interface Product {
  /** The environment of `npm start`: only ports and folders. */
  given: Environment;
  /** The environment of site and api together, as a production configuration has it. */
  complete: Environment;
}

const portVariables = ['SITE_PORT', 'API_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];

function runTool(tool: string, args: string[], env: Environment) {
  const path = { PATH: process.env['PATH'], HOME: process.env['HOME'] } as Environment;
  const child = spawn(process.execPath, [join(workspace, 'tools', tool), ...args], {
    env: { ...path, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
}

/** The output of `npm run doctor` and its exit code. */
async function runDoctor(env: Environment): Promise<{ code: number | null; output: string }> {
  const { child, ended } = runTool('doctor.mjs', [], env);
  const output = await text(child.stdout);
  return { code: await ended, output };
}

/** Runs `npm start` around `use`. */
async function withProduct(more: Environment, use: (product: Product) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  const chosen = await Promise.all(
    // The sandbox's billing has ports beside its first one.
    portVariables.map(async (variable) => [
      variable,
      String(await findFreePort(variable === 'SANDBOX_PORT' ? billingDistances : [])),
    ]),
  );
  const given = {
    ...(Object.fromEntries(chosen) as Environment),
    ...{ CACHE_DIR: join(folder, 'cache'), DATA_DIR: join(folder, 'data'), ...more },
  };
  const { child, ended } = runTool('start.mjs', ['--no-build'], given);
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        output += part;
        if (output.includes('Press Ctrl-C to stop')) resolve();
      });
      void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
    });
    const tool = join(workspace, 'libs/cli/src/start/running-servers.mjs');
    const { createEnvironments } = (await import(tool)) as {
      createEnvironments: (mode: string, outer: Environment) => Record<'site' | 'api', Environment>;
    };
    const { site, api } = createEnvironments('start', given);
    await use({ given, complete: { ...site, ...api } });
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
}

const getProduct = provideToFile<Product>(base, (use) => withProduct({}, use));

const test = base.extend<{ product: Product }>({
  product: [async ({}, use) => use(await getProduct()), { timeout: 120_000 }],
});

test('npm run doctor finds no problems next to npm start, without configuration [8.6.10]', async ({
  product,
}) => {
  const { code, output } = await runDoctor(product.given);
  expect(output).toContain('checking what npm start runs on this machine');
  expect(output.match(/^(FIX|note) .*/gm) ?? []).toEqual([]);
  expect(output).toContain('No problems found.');
  expect(code).toBe(0);
});

test('and none with the same configuration in its environment, as in production', async ({ product }) => {
  const { code, output } = await runDoctor(product.complete);
  expect(output).toContain('Checking the configuration in the environment');
  expect(output).toContain('No problems found.');
  expect(code).toBe(0);
});

test('and none with the content service in a folder and behind a password [2.1.9]', async () => {
  await withProduct(
    { SANDBOX_CONTENT_FOLDER: '/cms', SANDBOX_CONTENT_LOGIN: 'editor:hunter2' },
    async ({ given, complete }) => {
      expect(await runDoctor(given)).toMatchObject({ code: 0 });
      const wrong = await runDoctor({ ...complete, CONTENT_BASIC_AUTH: 'editor:wrong' });
      expect(wrong.code).toBe(1);
      expect(wrong.output).toMatch(/^FIX .*CONTENT_BASIC_AUTH/m);
    },
  );
});

/** A variable, its fault, and its value; the name to expect if another variable is reported. */
type Wrong = [variable: string, what: string, value: string | ((right: string) => string), named?: string];

const wrongConfigurations: Wrong[] = [
  ['SHOP_STOREFRONT_TOKEN', 'is another token', 'wrong-token'],
  ['BILLING_API_KEY', 'is another key', 'wrong-key'],
  ['BILLING_PLANS', 'names no plan of the vendor', 'individual-membership=gone'],
  ['SMTP_URL', 'leads to no relay', 'smtp://127.0.0.1:1'],
  ['CONTENT_ORIGIN', 'leads to no server', 'http://127.0.0.1:1'],
  ['CONTENT_ORIGIN', 'names a folder without content', (right) => `${right}/cms`],
  ['CONTENT_KEY', 'is another key', 'wrong-key'],
  ['CONTENT_WEBHOOK_SECRET', 'is another secret than that of the site', 'another-secret-for-events'],
  ['ORGANISATION_URL', 'is missing', ''],
  ['CONTENT_PREVIEW_KEY', 'is missing and PREVIEW_SECRET is not', '', 'PREVIEW_SECRET'],
  ['API_ORIGIN', 'leads to no server', 'http://localhost:1'],
  ['SITE_ORIGIN', 'leads to no server', 'http://localhost:1'],
  ['BILLING_SCRIPT_URL', 'is not found', (right) => `${right}.none`],
  ['DATA_DIR', 'is below a file', '/etc/passwd/x'],
  ['CACHE_DIR', 'is below a file', '/etc/passwd/x'],
];

for (const [variable, what, value, named = variable] of wrongConfigurations) {
  test(`npm run doctor says which variable to correct when ${variable} ${what} [8.6.10]`, async ({
    product,
  }) => {
    const right = product.complete[variable] ?? '';
    const wrong = { [variable]: typeof value === 'string' ? value : value(right) };
    const { code, output } = await runDoctor({ ...product.complete, ...wrong });
    expect(output).toMatch(new RegExp(`^FIX .*\\b${named}\\b`, 'm'));
    expect(code).toBe(1);
  });
}
