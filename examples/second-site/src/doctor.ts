import { invoicePages } from '@guildhall/billing-invoice/site';
import { linkPages } from '@guildhall/members-links/site';
import { collectSiteFindings } from '@guildhall/site/server';
import { organisation } from './organisation.ts';
import { texts } from './texts.ts';

const suppliers = { billing: invoicePages, identity: linkPages };
console.log(JSON.stringify({ findings: await collectSiteFindings(organisation, { ...suppliers, texts }) }));
