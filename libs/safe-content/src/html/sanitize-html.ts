import type { AddressPolicy } from '../addresses/address-policy.ts';
import type { SafeHtml } from '../safe-types.ts';
import { withAnchors } from './anchors.ts';
import type { HtmlLoss } from './html-loss.ts';
import { recentOutcome, type HtmlOutcome } from './recent-outcomes.ts';
import { NestedTooDeep, sanitizingPass } from './sanitizing-pass.ts';

/** Characters of HTML in one field that are read; what comes after is cut off. */
export const maxHtmlLength = 200_000;
/** Room for the closing tags of a text that is cut. */
const closingTags = 4_000;
const maxPasses = 6;
/** Text without markup, entities or control characters is the same before and after. */
const plainText = /^(?:[^<>&\p{Cc}]|[\n\t])*$/u;

/**
 * Sanitises HTML from outside: a closed list of tags and attributes, links and pictures checked by `safeLink` and
 * `safePicture`, no style, no event handlers, an `h1` turned into an `h2`, an `id` into an anchor. The outcome is
 * well-nested, stays the same when sanitised again, and cannot close a tag outside itself. Anything but a string
 * gives an empty text; so does HTML nested deeper than a hundred tags.
 *
 * @param onLoss called for every element, picture, frame and link that was left out, once per kind
 * @example sanitizeHtml('<p onclick="x()">Hi <script>x()</script></p>', policy) // '<p>Hi </p>'
 * @example sanitizeHtml('<h2 id="team">Team</h2>', policy) // '<h2><a name="team"></a>Team</h2>'
 */
export function sanitizeHtml(
  untrusted: unknown,
  policy: AddressPolicy,
  onLoss?: (loss: HtmlLoss) => void,
): SafeHtml {
  if (typeof untrusted !== 'string') return '' as SafeHtml;
  const html = untrusted.slice(0, maxHtmlLength).toWellFormed();
  if (plainText.test(html)) return html as SafeHtml;
  const outcome = recentOutcome(html, policy, () => withinLimit(html, policy));
  if (onLoss !== undefined) outcome.losses.forEach(onLoss);
  return outcome.html as SafeHtml;
}

const tooDeep: HtmlLoss = { because: 'nesting', replacedBy: 'none' };

/** Escaping and anchors make a text longer; what is longer than the limit would be cut when sanitised again. */
function withinLimit(html: string, policy: AddressPolicy): HtmlOutcome {
  const losses: HtmlLoss[] = [];
  try {
    const clean = withAnchors(settled(html, policy, losses));
    if (clean.length <= maxHtmlLength) return { html: clean, losses };
    const cut = clean.slice(0, maxHtmlLength - closingTags).toWellFormed();
    return { html: settled(cut, policy, losses), losses };
  } catch (error) {
    if (error instanceof NestedTooDeep) return { html: '', losses: [tooDeep] };
    throw error;
  }
}

/** Runs until a pass leaves the structure alone. Text that never settles is written to confuse parsers, so it is removed completely. */
function settled(html: string, policy: AddressPolicy, losses: HtmlLoss[]): string {
  let current = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const outcome = sanitizingPass(current, policy, losses);
    if (!outcome.restructured) return outcome.html;
    current = outcome.html;
  }
  losses.push(tooDeep);
  return '';
}
