/** @public */
export { Payment, type PaymentProps } from './Payment.tsx';
/** @public */
export { PaymentDetails, type PaymentDetailsProps } from './PaymentDetails.tsx';
export { canJoinAgain, getPaymentMessage, insertDate } from './payment-message.tsx';
export { paymentTexts, type PaymentTexts } from './payment-texts.ts';
