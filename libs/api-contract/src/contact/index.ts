export { contactRequestSchema, type ContactRequest } from './contact.ts';
export { contactResponseSchema, type ContactResponse } from './contact-response.ts';
export { contactFieldTypes, type ContactField } from './contact-field.ts';
export { contactLimits, countCharacters, maxContactResponseMs, hasText } from './contact-limits.ts';
