import { join } from 'node:path';
import { runSite } from '@guildhall/site/server';

try {
  const folder = join(import.meta.dirname, '..');
  const address = await runSite({ folder, dev: process.argv.includes('--dev') });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
