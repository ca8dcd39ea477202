import { organisation } from '@guildhall/website-organisation';
import { runApi } from './run-api.ts';

try {
  console.log(`api listening on ${await runApi({ organisation })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
