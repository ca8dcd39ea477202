import { randomUUID } from 'node:crypto';
import {
  contactRequestSchema,
  maxContactResponseMs,
  contactResponseSchema,
} from '@guildhall/api-contract/contact';
import type { Organisation } from '@guildhall/organisation';
import { ApiError } from '../errors/api-error.ts';
import { composeContactMail } from '../contact/compose-contact-mail.ts';
import { contactMailTexts, type ContactMailTexts } from '../contact/contact-mail-texts.ts';
import type { SendContactMessage } from '../contact/contact-sender.ts';
import { createTotalLimit } from '../protection/total-limit.ts';
import { defineRoute } from './route.ts';

/**
 * Takes a contact form and delivers it. Only the page knows which fields are required; the contract's schema checks
 * again that the message is not empty, and that its addresses are valid.
 */
export function createContactRoute(
  sendMessage: SendContactMessage | undefined,
  facts: Pick<Organisation, 'locale' | 'timeZone'>,
  texts: ContactMailTexts = contactMailTexts,
) {
  // Each one is an email that a person reads. Refused messages are not sent, so they do not count.
  const countInTotal = createTotalLimit({ first: 60, further: 30 });
  // Of their own: programs that fill in every field use up nothing that others need.
  const countSpamInTotal = createTotalLimit({ first: 10, further: 5 });
  return defineRoute({
    method: 'POST',
    path: '/contact',
    body: contactRequestSchema,
    response: contactResponseSchema,
    deadlineMs: maxContactResponseMs,
    perMinute: 5,
    handle: async ({ body, request, reply }) => {
      const { fields, page = '/', website, id = randomUUID() } = body;
      if (!sendMessage) throw new ApiError('API_NOT_CONFIGURED');
      // Some programs that fill in forms for a person fill in the hidden field too, so the message is delivered.
      const mayBeSpam = website !== '';
      (mayBeSpam ? countSpamInTotal : countInTotal)(request, reply);
      const sentAt = new Date().toISOString();
      const message = { id, fields, page, sentAt, ...(mayBeSpam && { mayBeSpam }) };
      const delivery = await sendMessage({ ...message, mail: composeContactMail(message, texts, facts) });
      return { success: true, confirmed: delivery === 'confirmed' };
    },
  });
}
