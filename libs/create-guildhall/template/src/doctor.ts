import { invoicePages } from '@guildhall/billing-invoice/site'; // if membership
import { linkPages } from '@guildhall/members-links/site'; // if members
import { collectSiteFindings } from '@guildhall/site/server';
import { organisation } from './organisation.ts';

const findings = await collectSiteFindings(organisation, {
  billing: invoicePages, // if membership
  identity: linkPages, // if members
});
console.log(JSON.stringify({ findings }));
