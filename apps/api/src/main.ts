import { stopOnSignals } from '@guildhall/server-kit';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { glance } from './doctor/doctor.ts';

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

stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });

const address = await app.listen({ port: config.API_PORT, host: config.HOST });
console.log(`api listening on ${address}`);

// Whoever starts it hears what is wrong, in its log; it serves all the same.
void glance(config).then((findings) => {
  for (const { check, verdict, text } of findings)
    if (verdict === 'mend') app.log.warn({ check }, `to be mended: ${text}`);
});
