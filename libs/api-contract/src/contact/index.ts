export { contactRequestSchema, type ContactRequest } from './contact.ts';
export { contactResponseSchema } from './contact-response.ts';
export { type ContactField } from './contact-field.ts';
export {
  contactLimits,
  countCharacters,
  getTextLength,
  maxContactResponseMs,
  hasText,
} from './contact-limits.ts';
