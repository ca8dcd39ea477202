import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { memberLinks } from '@guildhall/members-links';

export const suppliers = [invoice(), memberLinks(), smtp()];
