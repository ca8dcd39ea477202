import { createChargebeeCheckout } from '@guildhall/billing-chargebee/browser';
import { createSignUp } from '@guildhall/site/sign-up';

export default createSignUp(createChargebeeCheckout);
