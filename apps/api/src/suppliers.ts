import { chargebee } from '@guildhall/billing-chargebee';
import { smtp } from '@guildhall/mail-smtp';
import { firebase } from '@guildhall/members-firebase';
import { shopify } from '@guildhall/shop-shopify';

export const suppliers = [shopify(), chargebee(), firebase(), smtp()];
