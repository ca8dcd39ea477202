import { collectSiteFindings } from '@guildhall/site/server';
import { organisation } from '@guildhall/website-organisation';

// Run by `npm run doctor`, which shows the findings of both servers.
console.log(JSON.stringify({ findings: await collectSiteFindings(organisation) }));
