import { runApi } from '@guildhall/api';
import { organisation } from '@guildhall/website-organisation';

try {
  console.log(`api listening on ${await runApi({ organisation })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
