import type { ContactConfig } from './contact-config.ts';
import { createContactSender, type SendContactMessage } from './contact-sender.ts';
import type { Deliver } from './contact-message.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';
import { createMailDelivery } from './mail-delivery.ts';

export interface DeliveryOptions {
  now?: () => number;
  /** Called when a message is refused after its visitor has seen that it was sent. */
  onLateRefusal?: () => void;
}

/** The delivery that is configured, a webhook before a mail relay; `undefined` when there is none. */
export function createDelivery(
  config: ContactConfig,
  { now = Date.now, onLateRefusal }: DeliveryOptions = {},
): SendContactMessage | undefined {
  const deliver = chooseReceiver(config, now);
  return (
    deliver &&
    createContactSender(deliver, {
      deadlineMs: config.CONTACT_DEADLINE_MS,
      ...(onLateRefusal && { onLateRefusal }),
    })
  );
}

function chooseReceiver(config: ContactConfig, now: () => number): Deliver | undefined {
  const { CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, CONTACT_SMTP_URL, CONTACT_TO } = config;
  if (CONTACT_WEBHOOK_URL) return createWebhookDelivery(CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, now);
  if (CONTACT_SMTP_URL && CONTACT_TO) return createMailDelivery(CONTACT_SMTP_URL, CONTACT_TO);
  return undefined;
}
