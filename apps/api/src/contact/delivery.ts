import type { ContactConfig } from './contact-config.ts';
import { createContactPost, type ContactPost } from './contact-post.ts';
import type { Deliver } from './contact-message.ts';
import { postToWebhook } from './post-to-webhook.ts';
import { sendMail } from './send-mail.ts';

export interface DeliveryParts {
  now?: () => number;
  /** Called when a message is refused after its visitor was told that it was sent. */
  onLost?: () => void;
}

/** The delivery that is configured, a webhook before a mail relay; `undefined` when there is none. */
export function deliveryOf(
  config: ContactConfig,
  { now = Date.now, onLost }: DeliveryParts = {},
): ContactPost | undefined {
  const deliver = wayOf(config, now);
  return (
    deliver &&
    createContactPost(deliver, { deadlineMs: config.CONTACT_DEADLINE_MS, ...(onLost && { onLost }) })
  );
}

function wayOf(config: ContactConfig, now: () => number): Deliver | undefined {
  const { CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, CONTACT_SMTP_URL, CONTACT_TO } = config;
  if (CONTACT_WEBHOOK_URL) return postToWebhook(CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, now);
  if (CONTACT_SMTP_URL && CONTACT_TO) return sendMail(CONTACT_SMTP_URL, CONTACT_TO);
  return undefined;
}
