import { isEncryptedOrLocal } from '@guildhall/safe-content';
import * as v from 'valibot';

/** Delivery of contact forms to a webhook. */
export const contactVariables = {
  /** Messages are posted here as JSON. */
  CONTACT_WEBHOOK_URL: v.optional(
    v.pipe(v.string(), v.check(isWebhook, 'must be an https URL (http only on this machine)')),
  ),
  /** Signs these posts. */
  CONTACT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
};

export type ContactConfig = v.InferOutput<v.ObjectSchema<typeof contactVariables, undefined>>;

function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isEncryptedOrLocal(url);
}
