import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@guildhall/postgres';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../../config/free-port.ts';
import { startRedis } from '../../../../config/redis-server.ts';
import {
  createApiEnvironment,
  createSiteEnvironment,
  readSandboxBilling,
  webhookSecret,
  type Places,
} from './environment.ts';
import { startProgram, toNodeWords, untilListening, workspace, type Program } from './program.ts';
import { startMs, startProxy } from './proxy.ts';

/** A site on two machines: each has a site with a cache folder of its own, and an api. */
export interface Machines {
  /** The origin that visitors know: nginx, with a certificate that nobody signed. */
  origin: string;
  /** Folder with nginx's access log. */
  proxyFolder: string;
  sites: readonly [Machine, Machine];
  apis: readonly [Machine, Machine];
  sandbox: Program & { origin: string };
  webhookSecret: string;
  stop(): Promise<void>;
}

/** One of the product's servers. */
export interface Machine extends Program {
  /** The address at which nginx reaches it. */
  origin: string;
  /** @default undefined for an api */
  cacheFolder: string | undefined;
  /** Stops it, and starts it again at the same address. @param folder the workspace of another release */
  restart(folder?: string): Promise<void>;
  untilReady(): Promise<void>;
}

export interface MachinesOptions {
  /** More variables of both sites; of one by its number. */
  siteEnv?: (index: number) => Record<string, string>;
  apiEnv?: (index: number) => Record<string, string>;
  /** Entry file of both sites. @default that of the specification's organisation */
  siteMain?: string;
  /** The workspace whose release both sites have. @default this one */
  release?: string;
}

type Closer = () => Promise<unknown>;

/** Starts everything, on free ports of this machine. */
export async function startMachines(options: MachinesOptions = {}): Promise<Machines> {
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    return { ...(await startAll(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll({ siteEnv, siteMain, apiEnv, release }: MachinesOptions, closers: Closer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-machines-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  closers.push(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const redis = await startRedis();
  closers.push(() => redis.stop());
  const ports = await findPorts();
  const origin = `https://127.0.0.1:${ports.visitors}`;
  const mailPort = await findFreePort();
  const apis = `http://127.0.0.1:${ports.apis}`;
  const sandbox = await startSandbox({ origin, apis, mailPort });
  closers.push(() => sandbox.stop());
  // Members are created there as soon as somebody has paid.
  await fetch(`${sandbox.origin}/_sandbox/identity/start`, { method: 'POST' });
  const billing = await readSandboxBilling(sandbox.origin);
  const places: Places = {
    ...{ origin, apis, mailPort, sandbox: sandbox.origin },
    ...{ databaseUrl: databaseUrl.href, redisUrl: redis.url },
  };
  const start = async (kind: 'site' | 'api', index: 0 | 1) => {
    const machine = await startMachine({
      name: `${kind} ${index + 1}`,
      main: (kind === 'site' && siteMain) || `apps/${kind}/src/main.ts`,
      port: ports[kind][index],
      cacheFolder: kind === 'site' ? join(folder, `cache-${index + 1}`) : undefined,
      release: kind === 'site' ? release : undefined,
      env:
        kind === 'site'
          ? {
              ...createSiteEnvironment(places, billing),
              SITE_PORT: String(ports.site[index]),
              CACHE_DIR: join(folder, `cache-${index + 1}`),
              ...siteEnv?.(index),
            }
          : {
              ...createApiEnvironment(places, billing),
              API_PORT: String(ports.api[index]),
              ...apiEnv?.(index),
            },
    });
    // Without waiting for what is under way: all of its data is removed.
    closers.push(() => machine.kill());
    return machine;
  };
  // The sites read from the apis as they start.
  const proxyFolder = join(folder, 'nginx');
  const nginx = await startProxy(proxyFolder, ports);
  closers.push(() => nginx.stop());
  const startTwo = (kind: 'site' | 'api') => Promise.all([start(kind, 0), start(kind, 1)] as const);
  const servers = { apis: await startTwo('api'), sites: await startTwo('site') };
  return { ...servers, origin, proxyFolder, sandbox, webhookSecret };
}

async function findPorts() {
  const find = async () => [await findFreePort(), await findFreePort()] as const;
  return {
    plain: await findFreePort(),
    visitors: await findFreePort(),
    apis: await findFreePort(),
    site: await find(),
    api: await find(),
  };
}

async function startSandbox({ origin, apis, mailPort }: Pick<Places, 'origin' | 'apis' | 'mailPort'>) {
  let own = '';
  const program = await startProgram({
    name: 'sandbox',
    words: toNodeWords('libs/sandbox/src/main.ts'),
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: String(mailPort),
      SANDBOX_BILLING_EVENTS_TO: `${apis}/api/v1/billing-events`,
      SITE_ORIGIN: origin,
      CACHE_DIR: join(workspace, 'node_modules/.cache/guildhall-machines-pictures'),
      SHOP_AHEAD: 'on',
    },
    isReady: untilListening((found) => (own = found)),
  });
  return { ...program, origin: own };
}

interface MachineOptions {
  name: string;
  main: string;
  port: number;
  cacheFolder: string | undefined;
  release: string | undefined;
  env: Record<string, string>;
}

async function startMachine({
  name,
  main,
  port,
  cacheFolder,
  release,
  env,
}: MachineOptions): Promise<Machine> {
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    ...{ name, env },
    ...toRelease(main, release),
    isReady: untilListening(),
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilReady = () => expect.poll(isReady, { timeout: startMs }).toBe(true);
  await untilReady();
  return {
    ...program,
    ...{ origin, cacheFolder, untilReady },
    async restart(folder) {
      await program.stop();
      await program.start(toRelease(main, folder));
      await untilReady();
    },
  };
}

const toRelease = (main: string, folder = workspace) => ({ words: toNodeWords(main, folder), folder });
