import type { AddressPolicy } from '../addresses/address-policy.ts';
import type { SafeHtml } from '../safe-types.ts';
import { recentOutcome } from './recent-outcomes.ts';
import { NestedTooDeep, sanitizingPass } from './sanitizing-pass.ts';

/** Characters of HTML in one field that are read; what comes after is cut off. */
export const maximumHtmlLength = 200_000;
/** Room for the closing tags of a text that is cut. */
const closingTags = 4_000;
const mostPasses = 6;
/** Text without markup, entities or control characters is the same before and after. */
const plainText = /^(?:[^<>&\p{Cc}]|[\n\t])*$/u;

/**
 * Sanitises HTML from outside: a closed list of tags and attributes, links and pictures judged by `safeLink` and
 * `safePicture`, no style, no event handlers, no `id` or `name`, an `h1` turned into an `h2`. The outcome is
 * well-nested, stays the same when sanitised again, and cannot close a tag outside itself. Anything but a string
 * gives an empty text; so does HTML nested deeper than a hundred tags.
 *
 * @example sanitizeHtml('<p onclick="x()">Hi <script>x()</script></p>', policy) // '<p>Hi </p>'
 */
export function sanitizeHtml(untrusted: unknown, policy: AddressPolicy): SafeHtml {
  if (typeof untrusted !== 'string') return '' as SafeHtml;
  const html = untrusted.slice(0, maximumHtmlLength).toWellFormed();
  if (plainText.test(html)) return html as SafeHtml;
  return recentOutcome(html, policy, () => withinLimit(html, policy)) as SafeHtml;
}

/** Escaping makes a text longer; what is longer than the limit would be cut when sanitised again. */
function withinLimit(html: string, policy: AddressPolicy): string {
  try {
    const clean = settled(html, policy);
    if (clean.length <= maximumHtmlLength) return clean;
    return settled(clean.slice(0, maximumHtmlLength - closingTags).toWellFormed(), policy);
  } catch (error) {
    if (error instanceof NestedTooDeep) return '';
    throw error;
  }
}

/** Runs until a pass leaves the structure alone. Text that never settles is written to confuse parsers: nothing stays. */
function settled(html: string, policy: AddressPolicy): string {
  let current = html;
  for (let pass = 0; pass < mostPasses; pass++) {
    const outcome = sanitizingPass(current, policy);
    if (!outcome.restructured) return outcome.html;
    current = outcome.html;
  }
  return '';
}
