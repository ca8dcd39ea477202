import { fillText } from '../format/fill-text.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';
import type { PasswordMessageTexts } from './mail-texts.ts';

/**
 * Makes an email from the organisation's texts.
 *
 * @param url target of the button; without it there is none
 * @param requestUrl page on which another link is requested
 * @param values in place of `{name}` in the texts
 */
export function composeMail(
  { siteOrigin, name, organisation, texts }: MailOptions,
  message: PasswordMessageTexts,
  {
    url,
    values = {},
    requestUrl = siteOrigin + organisation.paths.resetPassword,
  }: { url: string | undefined; values?: Readonly<Record<string, string>>; requestUrl?: string },
): MailText {
  const { subject, preview, title, before, button, after } = message;
  const fill = (text: string) => fillText(text, values);
  return {
    subject: fill(subject),
    preview: fill(preview),
    title: fill(title),
    before: before.map(fill),
    ...(url !== undefined && { button: { label: fill(button), url } }),
    after: after.map((part) => (typeof part === 'string' ? fill(part) : { ...part, url: requestUrl })),
    signature: fillText(texts.signature, { organisation: name }),
    sender: name,
  };
}
