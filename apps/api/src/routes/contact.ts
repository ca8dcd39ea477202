import { randomUUID } from 'node:crypto';
import { contactRequestSchema, maxContactAnswerMs, type ContactAnswer } from '@guildhall/api-contract';
import { ApiError } from '../answers/api-error.ts';
import type { ContactPost } from '../contact/contact-post.ts';
import { defineRoute } from './route.ts';

/**
 * Takes a contact form and delivers it. Only the page knows which fields are required; the contract's schema checks
 * again that the message is not empty, and that its addresses are valid.
 */
export function contact(post: ContactPost | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/contact',
    body: contactRequestSchema,
    // The largest form with three bytes for each character, and as much again for the rest of the JSON.
    bodyLimit: 512 * 1024,
    deadlineMs: maxContactAnswerMs,
    perMinute: 5,
    // Each is a mail that a person reads.
    totalPerMinute: 60,
    answer: async ({ body: { fields, page = '/', website, id = randomUUID() } }): Promise<ContactAnswer> => {
      // A bot that fills in the hidden field gets the same answer as for a success.
      if (website !== '') return { success: true, confirmed: true };
      if (!post) throw new ApiError('API_NOT_CONFIGURED');
      const delivery = await post({ id, fields, page, sentAt: new Date().toISOString() });
      return { success: true, confirmed: delivery === 'confirmed' };
    },
  });
}
