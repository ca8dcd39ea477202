import { join } from 'node:path';
import { startSandbox } from './start-sandbox.ts';

const {
  SANDBOX_PORT = '4400',
  SITE_ORIGIN,
  CACHE_DIR,
  CONTENT_WEBHOOK_SECRET,
  PREVIEW_SECRET,
  SHOP_AHEAD,
  SANDBOX_SMTP_PORT,
  SANDBOX_ANSWERS = 'contract',
  SANDBOX_CONTENT_FOLDER = '',
  SANDBOX_CONTENT_LOGIN = '',
  SANDBOX_BILLING_EVENTS_TO,
  SANDBOX_BILLING_PORT = '0',
  SANDBOX_BILLING_TEST_PORT = '0',
  SANDBOX_BILLING_SCRIPT_PORT = '0',
} = process.env;
/** Ports, by the variables that set them. */
const ports = {
  SANDBOX_PORT: parsePort('SANDBOX_PORT', SANDBOX_PORT),
  SANDBOX_BILLING_PORT: parsePort('SANDBOX_BILLING_PORT', SANDBOX_BILLING_PORT),
  SANDBOX_BILLING_TEST_PORT: parsePort('SANDBOX_BILLING_TEST_PORT', SANDBOX_BILLING_TEST_PORT),
  SANDBOX_BILLING_SCRIPT_PORT: parsePort('SANDBOX_BILLING_SCRIPT_PORT', SANDBOX_BILLING_SCRIPT_PORT),
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function parsePort(variable: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return fail(`${variable} must be a port number from 0 to 65535, not "${text}"`);
}

if (SANDBOX_ANSWERS !== 'contract' && SANDBOX_ANSWERS !== 'natural') {
  fail(`SANDBOX_ANSWERS must be contract or natural, not "${SANDBOX_ANSWERS}"`);
}

if (!/^(\/[\w-]+)*$/.test(SANDBOX_CONTENT_FOLDER)) {
  fail(`SANDBOX_CONTENT_FOLDER must be a folder such as /cms, not "${SANDBOX_CONTENT_FOLDER}"`);
}

try {
  const sandbox = await startSandbox({
    port: ports.SANDBOX_PORT,
    billingPorts: {
      live: ports.SANDBOX_BILLING_PORT,
      test: ports.SANDBOX_BILLING_TEST_PORT,
      script: ports.SANDBOX_BILLING_SCRIPT_PORT,
    },
    responses: SANDBOX_ANSWERS,
    contentDoorway: { folder: SANDBOX_CONTENT_FOLDER, login: SANDBOX_CONTENT_LOGIN },
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
    ...(CONTENT_WEBHOOK_SECRET && { webhookSecret: CONTENT_WEBHOOK_SECRET }),
    ...(PREVIEW_SECRET && { previewSecret: PREVIEW_SECRET }),
    ...(SANDBOX_BILLING_EVENTS_TO && { billingEventsTo: SANDBOX_BILLING_EVENTS_TO }),
    ...(SANDBOX_SMTP_PORT && { smtpPort: Number(SANDBOX_SMTP_PORT) }),
    shopAhead: SHOP_AHEAD !== 'off',
    ...(CACHE_DIR && { picturesCache: join(CACHE_DIR, 'pictures') }),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  process.stdout.write(`sandbox listening on ${sandbox.origin}\n`);
} catch (error) {
  const taken = findTakenPort(error);
  fail(
    taken
      ? `Port ${taken.port} is already in use. Free it, or set ${taken.variable} to another port.`
      : `Could not start the sandbox: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function findTakenPort(error: unknown): { port: number; variable: string } | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined;
  const port = 'port' in error ? Number(error.port) : ports.SANDBOX_PORT;
  const [variable = 'SANDBOX_PORT'] = Object.entries(ports).find(([, chosen]) => chosen === port) ?? [];
  return { port, variable };
}
