import { stopOnSignals } from '@guildhall/server-kit';
import { organisation } from '@guildhall/website-organisation';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { quickCheck } from './doctor/doctor.ts';

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env, organisation);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const readiness = { ready: true };
const app = await createApp(config, { organisation, readiness }).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});

stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });

const address = await app.listen({ port: config.API_PORT, host: config.HOST });
console.log(`api listening on ${address}`);

// Faults of the configuration or of a supplier are only logged: the api still starts.
void quickCheck(config, organisation).then((findings) => {
  for (const { check, status, text } of findings)
    if (status === 'fix') app.log.warn({ check }, `fix: ${text}`);
});
