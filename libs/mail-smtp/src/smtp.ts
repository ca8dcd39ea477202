import { isThisMachine } from '@guildhall/safe-content';
import { note, type Finding } from '@guildhall/server-kit';
import { type Adapter, defineAdapter } from '@guildhall/suppliers';
import { checkRelay } from './check-relay.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { connectMailRelay } from './mail-relay.ts';
import { smtpRules, smtpVariables, type SmtpSettings } from './smtp-config.ts';

/** Maximum wait for the relay of contact forms, ms. */
const contactDeadlineMs = 5_000;

/** Emails through an SMTP relay: those for members, and contact forms. */
export const smtp = (): Adapter =>
  defineAdapter({
    name: '@guildhall/mail-smtp',
    roles: {
      'member mails': {
        variables: ['SMTP_URL'],
        connect: ({ SMTP_URL: relay }) => (relay === undefined ? undefined : connectMailRelay(relay)),
      },
      'contact mails': {
        variables: ['CONTACT_TO', 'SMTP_URL'],
        connect: ({ SMTP_URL: relay, CONTACT_TO: to }) =>
          relay !== undefined && to !== undefined ? createMailDelivery(relay, to) : undefined,
      },
    },
    createVariables: () => smtpVariables,
    rules: smtpRules,
    async check(settings, { isQuick, roles }) {
      if (isQuick) return [];
      const hasMembers = roles.has('members') || roles.has('billing');
      const hasContact = roles.has('contact mails');
      const findings = await Promise.all([
        checkMemberRelay(settings, { hasMembers, hasContact }),
        hasContact ? checkContactRelay(settings) : [],
      ]);
      return findings.flat();
    },
  });

async function checkMemberRelay(
  settings: SmtpSettings,
  { hasMembers, hasContact }: { hasMembers: boolean; hasContact: boolean },
): Promise<Finding[]> {
  const { SMTP_URL: url, DEADLINE_MS: deadlineMs } = settings;
  const check = 'members’ emails';
  if (url === undefined) return [];
  if (!hasMembers)
    return hasContact
      ? []
      : [note(check, 'SMTP_URL is not used: there are no logins, no memberships and no CONTACT_TO')];
  const requireTLS = !isThisMachine(new URL(url).hostname);
  return [await checkRelay(check, { url, variable: 'SMTP_URL', deadlineMs, requireTLS })];
}

async function checkContactRelay({ SMTP_URL: url }: SmtpSettings): Promise<Finding[]> {
  if (url === undefined) return [];
  const relay = { url, variable: 'SMTP_URL', deadlineMs: contactDeadlineMs };
  return [await checkRelay('contact forms', relay)];
}
