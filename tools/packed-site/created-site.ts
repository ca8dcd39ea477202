import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findFreePort } from '../../config/free-port.ts';
import { install } from '../consumer/install.ts';
import { readManifest, unpack, type PackedLibrary } from '../consumer/libraries.ts';
import type { RunProgram, StartServer } from './guide-site.ts';

const organisation = 'Friends of the Tide Mill';

interface Programs {
  run: RunProgram;
  start: StartServer;
  browser: Browser;
}

/**
 * Creates a site with the packed `create-guildhall`, as `npm create guildhall` does, and installs the packages that it names. Its
 * own commands must start it, check it, test it, add a block to it, build it and serve it.
 */
export async function followCreatedSite(
  folder: string,
  libraries: readonly PackedLibrary[],
  programs: Programs,
): Promise<string[]> {
  const { run } = programs;
  const creator = libraries.find(({ manifest }) => manifest.name === 'create-guildhall');
  if (!creator) return ['create-guildhall is not packed'];
  const program = join(folder, 'creator');
  await unpack(creator, program);
  const site = join(folder, 'site');
  const created = await run(
    'npm create guildhall',
    [join(program, 'src/main.mjs'), 'site', '--yes', '--name', organisation],
    folder,
  );
  if (created.length > 0) return created;
  await installPackages(site, libraries);
  return tryCommands(site, programs);
}

async function installPackages(site: string, libraries: readonly PackedLibrary[]): Promise<void> {
  const { dependencies = {}, devDependencies = {} } = readManifest(site);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const needs = names.filter((name) => !name.startsWith('@guildhall/'));
  await install(site, { libraries, needs });
  mkdirSync(join(site, 'node_modules/.bin'), { recursive: true });
  symlinkSync('../@guildhall/cli/src/main.mjs', join(site, 'node_modules/.bin/guildhall'));
}

/** Runs the commands of the site's package.json, and reports those that fail. */
async function tryCommands(site: string, { run, start, browser }: Programs): Promise<string[]> {
  const inModules = (path: string) => join(site, 'node_modules', path);
  const cli = inModules('.bin/guildhall');
  const ports = await choosePorts();
  const address = await start([cli, 'start'], {
    ...{ cwd: site, env: ports, begins: '  Guildhall is running at ' },
  });
  if (address === undefined) return ["the created site's start does not start it"];
  const tests = async () => [
    ...(await run("the created site's types", [inModules('typescript/bin/tsc'), '-p', '.'], site)),
    ...(await run("the created site's tests", [inModules('vitest/vitest.mjs'), 'run'], site)),
  ];
  return [
    ...(await findNameFaults(address)),
    ...(await run("the created site's doctor", [cli, 'doctor'], site, ports)),
    ...(await tests()),
    ...(await findDevFaults(site, cli, { start, browser })),
    ...(await run('new block', [cli, 'new', 'block', 'tide-map'], site)),
    ...(await run('new island', [cli, 'new', 'island', 'tide-clock'], site)),
    ...(await run('new page-kind', [cli, 'new', 'page-kind', 'tides'], site)),
    ...(await run('new texts', [cli, 'new', 'texts'], site)),
    ...(await tests()),
    ...(await run("the created site's build", [cli, 'build'], site)),
    ...(await serve(site, { start, cli, ports })),
  ];
}

/** Fills the cart in development, where browsers load the kit's modules one by one. */
async function findDevFaults(site: string, cli: string, { start, browser }: Omit<Programs, 'run'>) {
  const options = { cwd: site, env: await choosePorts(), begins: '  Guildhall is running at ' };
  const address = await start([cli, 'dev'], options);
  if (address === undefined) return ["the created site's dev does not start it"];
  const page = await browser.newPage();
  await page.goto(`${address.trim()}/p/handbook`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const line = page.getByRole('dialog').getByRole('link', { name: 'Handbook' }).first();
  return line.waitFor().then(
    () => [],
    (error: unknown) => [`the created site's cart in development: ${String(error)}`],
  );
}

/** Serves the built site as in production, with the content of the sandbox, which still runs. */
async function serve(
  site: string,
  { start, cli, ports }: { start: StartServer; cli: string; ports: Record<string, string> },
): Promise<string[]> {
  const port = await findFreePort();
  const address = await start([cli, 'serve', 'site'], {
    cwd: site,
    env: {
      SITE_PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${ports['API_PORT']}`,
      CONTENT_ORIGIN: `http://127.0.0.1:${ports['SANDBOX_PORT']}`,
      ORGANISATION_URL: 'https://mill.example',
      SHOP_STOREFRONT_URL: `http://127.0.0.1:${ports['SANDBOX_PORT']}/shop/api/2026-10/graphql.json`,
      SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
      CHECKOUT_ORIGINS: `http://127.0.0.1:${ports['SANDBOX_PORT']}`,
    },
    begins: '✓ site',
  });
  if (address === undefined) return ["the created site's build cannot be served"];
  const served = `http://localhost:${port}`;
  const { status } = await fetch(`${served}/tides/first`);
  return [
    ...(await findNameFaults(served)),
    ...(status === 200 ? [] : [`/tides/first responds with ${status}`]),
  ];
}

async function findNameFaults(address: string): Promise<string[]> {
  const html = await (await fetch(address.trim())).text();
  return html.includes(`<title>${organisation}`)
    ? []
    : [`the homepage at ${address} has not the name ${organisation}`];
}

async function choosePorts(): Promise<Record<string, string>> {
  const names = ['SITE_PORT', 'API_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await findFreePort())] as const));
  return Object.fromEntries(ports);
}
