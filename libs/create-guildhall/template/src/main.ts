import { join } from 'node:path';
import { invoicePages } from '@guildhall/billing-invoice/site'; // if membership
import { linkPages } from '@guildhall/members-links/site'; // if members
import { runSite } from '@guildhall/site/server';
import { blocks } from './blocks.ts';
import { organisation } from './organisation.ts';
import { texts } from './texts.ts';

try {
  const folder = join(import.meta.dirname, '..');
  const address = await runSite({
    organisation,
    blocks,
    texts,
    folder,
    dev: process.argv.includes('--dev'),
    billing: invoicePages, // if membership
    identity: linkPages, // if members
  });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
