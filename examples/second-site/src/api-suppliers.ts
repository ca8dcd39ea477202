import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links';
import { organisation } from './organisation.ts';

const account = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'GUHADE12XXX', name: organisation.name };
const prices = { mitglied: '96/year', ermaessigt: '36/year', patenschaft: '240/year' };
export const suppliers = [invoice({ account, prices }), memberLinks(), smtp()];
