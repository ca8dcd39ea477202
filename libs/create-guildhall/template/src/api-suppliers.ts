import { invoice } from '@guildhall/billing-invoice'; // if membership
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links'; // if members
import { shopify } from '@guildhall/shop-shopify'; // if shop

// An example: put the account here that members transfer their dues to. // if membership
const account = { iban: 'DE89 3704 0044 0532 0130 00', name: 'The Reed Society' }; // if membership
const prices = { friend: '48/year', patron: '120/year' }; // if membership

export const suppliers = [
  invoice({ account, prices }), // if membership
  memberLinks(), // if members
  shopify(), // if shop
  smtp(),
];
