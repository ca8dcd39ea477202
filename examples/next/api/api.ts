import { ccu, cps, runApi, sca } from '@guildhall/api';
import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links';
import { shopify } from '@guildhall/shop-shopify';
import { organisation } from '../organisation.ts';

const proxies = [sca, ccu, cps];
const suppliers = [shopify(), invoice(), memberLinks(), smtp()];
console.log(`api listening on ${await runApi({ organisation, proxies, suppliers })}`);
