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
} = process.env;
const port = Number(SANDBOX_PORT);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`SANDBOX_PORT must be a port number from 0 to 65535, not "${SANDBOX_PORT}"`);
}

if (SANDBOX_ANSWERS !== 'contract' && SANDBOX_ANSWERS !== 'natural') {
  fail(`SANDBOX_ANSWERS must be contract or natural, not "${SANDBOX_ANSWERS}"`);
}

try {
  const sandbox = await startSandbox({
    port,
    answers: SANDBOX_ANSWERS,
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
    ...(CONTENT_WEBHOOK_SECRET && { webhookSecret: CONTENT_WEBHOOK_SECRET }),
    ...(PREVIEW_SECRET && { previewSecret: PREVIEW_SECRET }),
    ...(SANDBOX_SMTP_PORT && { smtpPort: Number(SANDBOX_SMTP_PORT) }),
    shopAhead: SHOP_AHEAD !== 'off',
    ...(CACHE_DIR && { picturesCache: join(CACHE_DIR, 'pictures') }),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  process.stdout.write(`sandbox listening on ${sandbox.origin}\n`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail(
    taken
      ? `Port ${port} is taken. Stop what runs there or choose another with SANDBOX_PORT.`
      : `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
}
