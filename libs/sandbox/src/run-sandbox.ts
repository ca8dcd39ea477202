import type { SandboxSeed } from './sandbox-content.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';

/** Variables of the environment, with their defaults. */
const variables = {
  SANDBOX_PORT: '4400',
  SANDBOX_ANSWERS: 'contract',
  SANDBOX_CONTENT_FOLDER: '',
  SANDBOX_CONTENT_LOGIN: '',
};

type Variable = keyof typeof variables;

/**
 * Starts the stand-ins for an organisation as a program: settings from the environment, one line when they listen, and
 * one line for a fault.
 *
 * @example
 * await runSandbox({ organisation, content });
 */
export async function runSandbox(seed: Partial<SandboxSeed> = {}): Promise<void> {
  const { env } = process;
  const read = (name: Variable) => env[name] ?? variables[name];
  const port = parsePort(read('SANDBOX_PORT'));
  const beside = (distance: number) => (port === 0 ? 0 : port + distance);
  const options = readOptions(env, read);
  try {
    const sandbox = await startSandbox({
      ...seed,
      ...options,
      port,
      billingPorts: { live: beside(10), test: beside(11), script: beside(12) },
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
    }
    process.stdout.write(`sandbox listening on ${sandbox.origin}\n`);
  } catch (error) {
    const taken = findTakenPort(error, port);
    fail(
      taken !== undefined
        ? `Port ${taken} is already in use. Free it, or set SANDBOX_PORT to another port.`
        : `Could not start the sandbox: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function readOptions(
  env: NodeJS.ProcessEnv,
  read: (name: Variable) => string,
): Omit<SandboxOptions, 'port' | 'billingPorts'> {
  const [responses, folder] = [read('SANDBOX_ANSWERS'), read('SANDBOX_CONTENT_FOLDER')];
  if (responses !== 'contract' && responses !== 'natural')
    return fail(`SANDBOX_ANSWERS must be contract or natural, not "${responses}"`);
  if (!/^(\/[\w-]+)*$/.test(folder))
    return fail(`SANDBOX_CONTENT_FOLDER must be a folder such as /cms, not "${folder}"`);
  const { SITE_ORIGIN, CONTENT_WEBHOOK_SECRET, PREVIEW_SECRET, SANDBOX_BILLING_EVENTS_TO } = env;
  const { SANDBOX_SMTP_PORT, SHOP_AHEAD } = env;
  return {
    responses,
    contentDoorway: { folder, login: read('SANDBOX_CONTENT_LOGIN') },
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
    ...(CONTENT_WEBHOOK_SECRET && { webhookSecret: CONTENT_WEBHOOK_SECRET }),
    ...(PREVIEW_SECRET && { previewSecret: PREVIEW_SECRET }),
    ...(SANDBOX_BILLING_EVENTS_TO && { billingEventsTo: SANDBOX_BILLING_EVENTS_TO }),
    ...(SANDBOX_SMTP_PORT && { smtpPort: Number(SANDBOX_SMTP_PORT) }),
    shopAhead: SHOP_AHEAD !== 'off',
  };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_523) return port;
  return fail(`SANDBOX_PORT must be a port number from 0 to 65523, not "${text}"`);
}

function findTakenPort(error: unknown, port: number): number | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined;
  return 'port' in error ? Number(error.port) : port;
}
