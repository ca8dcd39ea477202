import * as v from 'valibot';
import { isEmailAddress } from '../email/email-address.ts';
import { contactFieldTypes, type ContactField } from './contact-field.ts';
import { contactLimits, countCharacters, getTextLength, hasText } from './contact-limits.ts';

/** One field as it was filled in; a checkbox is true or false. */
const contactFieldSchema = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(contactLimits.title)),
    value: v.union([v.string(), v.boolean()]),
    type: v.picklist(contactFieldTypes),
  }),
  v.check(isValidField),
);

/**
 * Body of `POST /api/v1/contact`. `website` is a trap: people do not see that field and leave it empty. A message that fills
 * it in is delivered with a mark, because programs that fill in forms for people may fill it in too.
 */
export const contactRequestSchema = v.strictObject({
  fields: v.pipe(
    v.array(contactFieldSchema),
    v.maxLength(contactLimits.fields),
    v.check((fields) => hasText(fields)),
    v.check((fields) => countCharacters(fields) <= contactLimits.all),
  ),
  /**
   * Created by the browser, the same for every attempt at the same message: with it, a repeated call does no harm.
   * Letters, digits and hyphens.
   */
  id: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{16,64}$/))),
  /** The path of the form's page. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\\]*$/), v.maxLength(500))),
  website: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});

/** Body of `POST /api/v1/contact`, as it is sent. */
export type ContactRequest = v.InferInput<typeof contactRequestSchema>;

function isValidField({ type, value }: ContactField): boolean {
  if (type === 'checkbox') return typeof value === 'boolean';
  if (typeof value !== 'string' || getTextLength(value) > contactLimits.value[type]) return false;
  return type !== 'email' || value.trim() === '' || isEmailAddress(value.trim());
}
