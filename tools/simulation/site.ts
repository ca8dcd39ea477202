// The site of the specification's organisation, with the cache durations of a simulated month.
import { join } from 'node:path';
import { chargebeePages } from '@guildhall/billing-chargebee/site';
import { firebasePages } from '@guildhall/members-firebase/site';
import { runSite } from '@guildhall/site/server';
import { organisation } from '@guildhall/website-organisation';
import { blocks } from '../../apps/site/src/blocks.ts';

const folder = join(import.meta.dirname, '../../apps/site');
const suppliers = { billing: chargebeePages, identity: firebasePages };
const durations = JSON.parse(process.env['SIMULATED_DURATIONS'] ?? '{}') as Record<string, number>;
console.log(`site listening on ${await runSite({ organisation, blocks, ...suppliers, folder, durations })}`);
