import { randomUUID } from 'node:crypto';
import { contactRequestSchema, maxContactAnswerMs, type ContactAnswer } from '@guildhall/api-contract';
import { ApiError } from '../answers/api-error.ts';
import type { ContactPost } from '../contact/contact-post.ts';
import { defineRoute } from './route.ts';

/**
 * Takes a contact form and delivers it. Which fields are required only the page knows; that a message says something
 * at all, and that its addresses are some, the contract's schema checks again.
 */
export function contact(post: ContactPost | undefined) {
  return defineRoute({
    method: 'POST',
    path: '/contact',
    body: contactRequestSchema,
    // Every character of the largest form as three bytes, and as much again around them.
    bodyLimit: 512 * 1024,
    deadlineMs: maxContactAnswerMs,
    perMinute: 5,
    // Each is a mail that somebody reads.
    totalPerMinute: 60,
    answer: async ({ body: { fields, page = '/', website, id = randomUUID() } }): Promise<ContactAnswer> => {
      // A bot that fills in the trap gets the answer of a success.
      if (website !== '') return { success: true, confirmed: true };
      if (!post) throw new ApiError('API_NOT_CONFIGURED');
      const delivery = await post({ id, fields, page, sentAt: new Date().toISOString() });
      return { success: true, confirmed: delivery === 'confirmed' };
    },
  });
}
