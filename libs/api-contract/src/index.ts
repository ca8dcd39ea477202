export {
  contactAnswerSchema,
  contactFieldSchema,
  contactRequestSchema,
  type ContactAnswer,
  type ContactRequest,
} from './contact/contact.ts';
export { contactFieldTypes, type ContactField } from './contact/contact-field.ts';
export { contactLimits, lengthOfAll, maxContactAnswerMs, hasText } from './contact/contact-limits.ts';
export { isEmailAddress } from './email/email-address.ts';
export { apiErrorCodes, apiErrorSchema, type ApiErrorAnswer, type ApiErrorCode } from './errors/api-error.ts';
export { withAttempts, type AttemptOptions, type InvoiceWaiting } from './invoice/attempts.ts';
export {
  invoiceByApi,
  type InvoiceBuyer,
  type InvoiceField,
  type InvoiceLater,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from './invoice/request-invoice.ts';
export {
  lineItemSchema,
  maxLines,
  sdocAnswerSchema,
  sdocFields,
  sdocRequestSchema,
  type SdocAnswer,
  type SdocRequest,
} from './invoice/sdoc.ts';
export {
  scaAnswerSchema,
  scaOperationSchema,
  scaRequestSchema,
  scaSearchSchema,
  type ScaAnswer,
  type ScaRequest,
} from './shop/sca.ts';
