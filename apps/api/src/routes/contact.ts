import { contactRequestSchema, isEmailAddress, type ContactField } from '@guildhall/api-contract';
import { ApiError } from '../answers/api-error.ts';
import type { Deliver } from '../contact/contact-message.ts';
import { defineRoute } from './route.ts';

/**
 * Takes a contact form and hands it on. Which fields are required only the page knows; that a message says something
 * at all, and that its addresses are some, is checked here again.
 */
export function contact(deliver: Deliver | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/contact',
    body: contactRequestSchema,
    perMinute: 5,
    // Each is a mail that somebody reads.
    perMinuteInAll: 60,
    answer: async ({ body: { fields, page = '/', website }, signal }) => {
      if (!fields.some(saysSomething) || !fields.every(isInOrder)) throw new ApiError('API_INVALID_BODY');
      // Whoever fills in the trap is told that all went well.
      if (website !== '') return { success: true };
      if (!deliver) throw new ApiError('API_NOT_CONFIGURED');
      await deliver({ fields, page, sentAt: new Date().toISOString() }, signal);
      return { success: true };
    },
  });
}

const saysSomething = ({ value }: ContactField) => typeof value === 'string' && value.trim() !== '';

function isInOrder({ type, value }: ContactField): boolean {
  if ((type === 'checkbox') !== (typeof value === 'boolean')) return false;
  return type !== 'email' || typeof value !== 'string' || value.trim() === '' || isEmailAddress(value.trim());
}
