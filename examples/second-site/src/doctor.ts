import { collectSiteFindings } from '@guildhall/site/server';
import { organisation } from './organisation.ts';

console.log(JSON.stringify({ findings: await collectSiteFindings(organisation) }));
