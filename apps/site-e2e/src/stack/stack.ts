import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStackBilling } from './billing.ts';
import { connectSandbox, type SandboxControl } from './sandbox-control.ts';
import { firstOrganisation, type StackOrganisation } from './organisations.ts';
import { runProgram, startServer, type ServerProcess } from './server-process.ts';

export const webhookSecret = 'a-secret-for-these-journeys';

/** Longer than site and api wait after a failure before they read again, ms. */
export const retryMs = 10_000;

export interface Stack {
  site: ServerProcess;
  api: ServerProcess;
  sandbox: SandboxControl;
  /** Stops the site and starts it again on the same cache folder, at another port. */
  restartSite(): Promise<ServerProcess>;
  /** Moves the clocks of site and api, as `ServerProcess.moveClock` does. */
  moveClocks(ms: number): Promise<void>;
  /** Folder of the api's files. */
  dataFolder: string;
  /** Runs a command of the organisation's office. Returns its exit code and what it prints. */
  runOffice(command: string): Promise<{ code: number | null; output: string }>;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

/** Additional variables of a server; a function if they depend on the sandbox's origin. */
type MoreEnvironment = Environment | ((sandbox: { origin: string }) => Environment);

/** Starts the whole product on free ports, with its own cache folder. */
export async function startStack(
  siteEnv: MoreEnvironment = {},
  apiEnv: MoreEnvironment = {},
  sandboxEnv: Environment = {},
  organisation: StackOrganisation = firstOrganisation,
): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-e2e-'));
  const sandboxServer = await startServer({
    main: organisation.sandbox,
    env: { SANDBOX_PORT: '0', SHOP_AHEAD: 'off', ...sandboxEnv },
  });
  const dataFolder = join(folder, 'join');
  const billing = await createStackBilling(organisation, sandboxServer.origin, dataFolder);
  const resolveEnvironment = (env: MoreEnvironment) => (typeof env === 'function' ? env(sandboxServer) : env);
  const api = await startServer({
    ...organisation.api,
    env: {
      API_PORT: '0',
      DRAIN_MS: '0',
      SITE_ORIGIN: 'http://site.test',
      SHOP_STOREFRONT_URL: `${sandboxServer.origin}/shop/api/2026-10/graphql.json`,
      SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
      // The site calls the api from this machine.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      CONTACT_WEBHOOK_URL: `${sandboxServer.origin}/inbox/messages`,
      LOG_LEVEL: 'warn',
      ...billing.apiEnv,
      ...resolveEnvironment(apiEnv),
    },
  });
  await billing.sendEventsTo(api.origin);
  const openSite = () =>
    startServer({
      ...organisation.site,
      env: {
        NODE_ENV: 'production',
        SITE_PORT: '0',
        SITE_ORIGIN: 'http://site.test',
        API_ORIGIN: api.origin,
        CONTENT_ORIGIN: sandboxServer.origin,
        FRAME_HOSTS: new URL(sandboxServer.origin).host,
        VIDEO_ORIGIN: sandboxServer.origin,
        ORGANISATION_URL: 'https://organisation.test/',
        CONTENT_WEBHOOK_SECRET: webhookSecret,
        CACHE_DIR: join(folder, 'cache'),
        PRERENDER: 'off',
        SERVICE_WORKER: 'off',
        DRAIN_MS: '0',
        LOG_LEVEL: 'warn',
        ...billing.siteEnv,
        ...resolveEnvironment(siteEnv),
      },
    });
  const stack: Stack = {
    site: await openSite(),
    api,
    sandbox: connectSandbox(sandboxServer),
    async restartSite() {
      await stack.site.stop();
      stack.site = await openSite();
      return stack.site;
    },
    async moveClocks(ms) {
      await Promise.all([stack.site.moveClock(ms), api.moveClock(ms)]);
    },
    dataFolder,
    async runOffice(command) {
      if (!organisation.office) throw new Error(`${organisation.name} has no office`);
      const { apiEnv, ...program } = organisation.office;
      const env = { ...apiEnv, DATA_DIR: dataFolder, API_ORIGIN: api.origin };
      return runProgram({ ...program, env, args: command.split(' ') });
    },
    async stop() {
      await Promise.all([stack.site.stop(), api.stop(), sandboxServer.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return stack;
}
