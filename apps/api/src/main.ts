import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { glance } from './doctor/doctor.ts';
import { stop } from './stop/stop.ts';

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const config = configOrExit();
const readiness = { ready: true };
const app = await createApp(config, { readiness });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop({ app, readiness, drainMs: config.DRAIN_MS, exit: process.exit }));
}

const address = await app.listen({ port: config.API_PORT, host: config.HOST });
console.log(`api listening on ${address}`);

// Whoever starts it hears what is wrong, in its log; it serves all the same.
void glance(config).then((findings) => {
  for (const { check, verdict, text } of findings)
    if (verdict === 'mend') app.log.warn({ check }, `to be mended: ${text}`);
});
