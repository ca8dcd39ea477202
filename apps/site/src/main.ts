import { join } from 'node:path';
import { runSite } from '@guildhall/site/server';
import { organisation } from '@guildhall/website-organisation';
import { blocks } from './blocks.ts';

try {
  const folder = join(import.meta.dirname, '..');
  const address = await runSite({ organisation, blocks, folder, dev: process.argv.includes('--dev') });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
