import { isThisMachine } from '@guildhall/safe-content';
import { defineAdapter, type Adapter } from '../../suppliers/adapter.ts';
import { checkRelay } from './check-relay.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { connectMailRelay } from './mail-relay.ts';
import { smtpRules, smtpVariables } from './smtp-config.ts';

/** Maximum wait for the relay of contact forms, ms. */
const contactDeadlineMs = 5_000;

/** Emails through SMTP relays: one for members, one for contact forms. */
export const smtp = (): Adapter =>
  defineAdapter({
    name: 'SMTP',
    roles: {
      'member mails': ['MEMBER_MAIL_SMTP_URL'],
      'contact mails': ['CONTACT_SMTP_URL', 'CONTACT_TO'],
    },
    createVariables: () => smtpVariables,
    rules: smtpRules,
    connectMemberMails: ({ MEMBER_MAIL_SMTP_URL: relay }) =>
      relay === undefined ? undefined : connectMailRelay(relay),
    connectContactMails: ({ CONTACT_SMTP_URL: relay, CONTACT_TO: to }) =>
      relay !== undefined && to !== undefined ? createMailDelivery(relay, to) : undefined,
    async check({ MEMBER_MAIL_SMTP_URL: members, CONTACT_SMTP_URL: contact, DEADLINE_MS }, { isQuick }) {
      if (isQuick) return [];
      return Promise.all([
        ...(members === undefined
          ? []
          : [
              checkRelay('members’ emails', {
                ...{ url: members, variable: 'MEMBER_MAIL_SMTP_URL', deadlineMs: DEADLINE_MS },
                requireTLS: !isThisMachine(new URL(members).hostname),
              }),
            ]),
        ...(contact === undefined
          ? []
          : [
              checkRelay('contact forms', {
                ...{ url: contact, variable: 'CONTACT_SMTP_URL', deadlineMs: contactDeadlineMs },
              }),
            ]),
      ]);
    },
  });
