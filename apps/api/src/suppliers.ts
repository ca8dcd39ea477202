import { chargebee } from '@guildhall/api/chargebee';
import { firebase } from '@guildhall/api/firebase';
import { shopify } from '@guildhall/api/shopify';
import { smtp } from '@guildhall/api/smtp';

export const suppliers = [shopify(), chargebee(), firebase(), smtp()];
