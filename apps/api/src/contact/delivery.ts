import type { ContactConfig } from './contact-config.ts';
import type { Deliver } from './contact-message.ts';
import { postToWebhook } from './post-to-webhook.ts';
import { sendMail } from './send-mail.ts';

/** The way that is configured, the webhook before the mail relay; `undefined` when there is none. */
export function deliveryOf(config: ContactConfig, now: () => number = Date.now): Deliver | undefined {
  const { CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, CONTACT_SMTP_URL, CONTACT_TO } = config;
  if (CONTACT_WEBHOOK_URL) return postToWebhook(CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, now);
  if (CONTACT_SMTP_URL && CONTACT_TO) return sendMail(CONTACT_SMTP_URL, CONTACT_TO);
  return undefined;
}
