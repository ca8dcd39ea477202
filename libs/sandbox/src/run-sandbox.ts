import type { SandboxSeed } from './sandbox-content.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';

/** Variables of the environment, with their defaults. */
const variables = {
  SANDBOX_PORT: '4400',
  SANDBOX_BILLING_PORT: '0',
  SANDBOX_BILLING_TEST_PORT: '0',
  SANDBOX_BILLING_SCRIPT_PORT: '0',
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
  const ports = {
    SANDBOX_PORT: parsePort('SANDBOX_PORT', read('SANDBOX_PORT')),
    SANDBOX_BILLING_PORT: parsePort('SANDBOX_BILLING_PORT', read('SANDBOX_BILLING_PORT')),
    SANDBOX_BILLING_TEST_PORT: parsePort('SANDBOX_BILLING_TEST_PORT', read('SANDBOX_BILLING_TEST_PORT')),
    SANDBOX_BILLING_SCRIPT_PORT: parsePort(
      'SANDBOX_BILLING_SCRIPT_PORT',
      read('SANDBOX_BILLING_SCRIPT_PORT'),
    ),
  };
  const options = readOptions(env, read);
  try {
    const sandbox = await startSandbox({
      ...seed,
      ...options,
      port: ports.SANDBOX_PORT,
      billingPorts: {
        live: ports.SANDBOX_BILLING_PORT,
        test: ports.SANDBOX_BILLING_TEST_PORT,
        script: ports.SANDBOX_BILLING_SCRIPT_PORT,
      },
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
    }
    process.stdout.write(`sandbox listening on ${sandbox.origin}\n`);
  } catch (error) {
    const taken = findTakenPort(error, ports);
    fail(
      taken
        ? `Port ${taken.port} is already in use. Free it, or set ${taken.variable} to another port.`
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

function parsePort(variable: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return fail(`${variable} must be a port number from 0 to 65535, not "${text}"`);
}

function findTakenPort(
  error: unknown,
  ports: Readonly<Record<string, number>> & { SANDBOX_PORT: number },
): { port: number; variable: string } | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined;
  const port = 'port' in error ? Number(error.port) : ports.SANDBOX_PORT;
  const [variable = 'SANDBOX_PORT'] = Object.entries(ports).find(([, chosen]) => chosen === port) ?? [];
  return { port, variable };
}
