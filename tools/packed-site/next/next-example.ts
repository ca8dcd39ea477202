import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import type { Browser } from 'playwright';
import { findFreePort } from '../../../config/free-port.ts';
import { readManifest, type Manifest, type PackedLibrary } from '../../consumer/libraries.ts';
import { print } from '../../../libs/cli/src/terminal/print.mjs';
import { environment, node, root } from '../../set-up/workspace.mjs';
import type { RunProgram, StartServer } from '../guide-site.ts';
import { findLibraries } from '../install-api.ts';
import { pressExample, type ExampleServers } from './press-example.ts';

const execute = promisify(execFile);

interface Programs {
  run: RunProgram;
  start: StartServer;
  browser: Browser;
}

/**
 * Installs the example of Next from the archives into an empty folder, builds it, and uses it like a visitor: as it is
 * built, and in development, where React's strict mode does everything twice.
 */
export async function followNextExample(
  folder: string,
  libraries: readonly PackedLibrary[],
  programs: Programs,
): Promise<string[]> {
  cpSync(join(root, 'examples/next'), folder, {
    recursive: true,
    filter: (path) => !/\/(?:\.next|node_modules)$/.test(path),
  });
  await installArchives(folder, libraries);
  return [...(await useExample(folder, 'start', programs)), ...(await useExample(folder, 'dev', programs))];
}

/** Starts the example with services of its own, and uses it. */
export async function useExample(
  folder: string,
  command: 'start' | 'dev',
  { run, start, browser }: Programs,
): Promise<string[]> {
  const services = await startServices(folder, start);
  if ('fault' in services) return [services.fault];
  const { servers, env } = services;
  writeFileSync(join(folder, '.env'), toText(env));
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const built = command === 'start' ? await run('the build of examples/next', [next, 'build'], folder) : [];
  if (built.length > 0) return built;
  const words = [next, command, '--port', new URL(servers.site).port];
  const started = await start(words, { cwd: folder, env, begins: '✓ Ready' });
  if (started === undefined) return [`next ${command} does not start`];
  const { faults, scriptsKb } = await pressExample(browser, servers);
  if (command === 'start') print(`The homepage of the example of Next loads ${scriptsKb} kB of scripts`);
  return faults.map((fault) => `next ${command}: ${fault}`);
}

/** Installs as the guide says, with the archives of the packages in place of their versions. */
async function installArchives(folder: string, libraries: readonly PackedLibrary[]): Promise<void> {
  const manifest = readManifest(folder) as Manifest & Record<string, unknown>;
  const own = findLibraries(libraries, Object.keys(manifest.dependencies ?? {}));
  const archives = own.map(({ manifest: { name }, archive }) => [name, `file:${archive}`]);
  const dependencies = { ...manifest.dependencies, ...(Object.fromEntries(archives) as object) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await execute('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env: environment() });
}

/** Starts the sandbox and the api of the example. */
async function startServices(
  folder: string,
  start: StartServer,
): Promise<{ fault: string } | { servers: ExampleServers; env: Record<string, string> }> {
  const [site, api, smtp] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const sandbox = await start(['--conditions=@guildhall/source', join(root, 'libs/sandbox/src/main.ts')], {
    ...{ cwd: root, begins: 'sandbox listening on ' },
    env: { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: String(smtp), SHOP_AHEAD: 'off' },
  });
  if (sandbox === undefined) return { fault: 'the sandbox does not start' };
  const origins = {
    SITE_ORIGIN: `http://localhost:${site}`,
    API_ORIGIN: `http://127.0.0.1:${api}`,
    CONTENT_ORIGIN: sandbox,
    CHECKOUT_ORIGIN: sandbox,
    SHOP_STOREFRONT_URL: `${sandbox}/shop/api/2026-10/graphql.json`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    DATA_DIR: join(folder, `.data-${api}`),
    // Next forwards calls from this machine.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const example = parseEnv(readFileSync(join(folder, 'example.env'), 'utf8')) as Record<string, string>;
  const env = { ...example, ...origins, API_PORT: String(api), NEXT_TELEMETRY_DISABLED: '1' };
  const started = await start(['api/api.ts'], { cwd: folder, env, begins: 'api listening on ' });
  if (started === undefined) return { fault: 'the api of examples/next does not start' };
  const office = async (...args: string[]) => {
    await execute(node(), ['api/office.ts', ...args], { cwd: folder, env: environment(env) });
  };
  return { servers: { site: origins.SITE_ORIGIN, sandbox, office }, env };
}

const toText = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
