import { createInvoiceCheckout } from '@guildhall/billing-invoice/browser';
import { createSignUp } from '@guildhall/site/sign-up';

export default createSignUp(createInvoiceCheckout);
