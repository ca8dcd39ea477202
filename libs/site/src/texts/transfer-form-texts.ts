/**
 * Texts of the sign-up form where it concludes the contract itself: its button says so, whatever editors call joining elsewhere.
 */
export const orderTexts = { orderLabel: 'Order with obligation to pay' };

/** Texts of the sign-up form where members pay by bank transfer, in place of those about renewal and charges. */
export const transferFormTexts = {
  paymentNoteText:
    'You pay this price once, by bank transfer: the next page says how. Your membership starts when we have received your payment.',
  cancelText:
    'It lasts for the period you pay for, and does not renew by itself: you do not have to cancel it.',
  cancelByContactText:
    'It lasts for the period you pay for, and does not renew by itself: you do not have to cancel it.',
  alreadyMemberText: 'You are already a member. Your profile says how long you have paid for.',
};
