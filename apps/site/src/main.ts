import { join } from 'node:path';
import { chargebeePages } from '@guildhall/billing-chargebee/site';
import { firebasePages } from '@guildhall/members-firebase/site';
import { runSite } from '@guildhall/site/server';
import { organisation } from '@guildhall/website-organisation';
import { blocks } from './blocks.ts';

try {
  const folder = join(import.meta.dirname, '..');
  const dev = process.argv.includes('--dev');
  const suppliers = { billing: chargebeePages, identity: firebasePages };
  const address = await runSite({ organisation, blocks, ...suppliers, folder, dev });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
