import { ccu, cps, runApi, sca } from '@guildhall/api';
import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links';
import { shopify } from '@guildhall/shop-shopify';
import { organisation } from '../organisation.ts';

const proxies = [sca, ccu, cps];
const account = { iban: 'DK50 0040 0440 1162 43', name: 'The Wayleave Institute' };
const prices = { 'individual-membership': '450/year', 'individual-membership-digital': '250/year' };
const suppliers = [shopify(), invoice({ account, prices }), memberLinks(), smtp()];
console.log(`api listening on ${await runApi({ organisation, proxies, suppliers })}`);
