import { join } from 'node:path';
import { invoicePages } from '@guildhall/billing-invoice/site';
import { linkPages } from '@guildhall/members-links/site';
import { runSite } from '@guildhall/site/server';
import { blocks } from './blocks.ts';
import { organisation } from './organisation.ts';
import { texts } from './texts.ts';

try {
  const folder = join(import.meta.dirname, '..');
  const options = { organisation, blocks, texts, folder, billing: invoicePages, identity: linkPages };
  console.log(`site listening on ${await runSite({ ...options, dev: process.argv.includes('--dev') })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
