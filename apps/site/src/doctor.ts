import { chargebeePages } from '@guildhall/billing-chargebee/site';
import { firebasePages } from '@guildhall/members-firebase/site';
import { collectSiteFindings } from '@guildhall/site/server';
import { organisation } from '@guildhall/website-organisation';

// Run by `npm run doctor`, which shows the findings of both servers.
const suppliers = { billing: chargebeePages, identity: firebasePages };
console.log(JSON.stringify({ findings: await collectSiteFindings(organisation, suppliers) }));
