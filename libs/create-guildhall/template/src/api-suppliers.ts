import { invoice } from '@guildhall/billing-invoice'; // if membership
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links'; // if members
import { shopify } from '@guildhall/shop-shopify'; // if shop

export const suppliers = [
  invoice(), // if membership
  memberLinks(), // if members
  shopify(), // if shop
  smtp(),
];
