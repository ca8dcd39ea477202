import type { UrlPolicy } from '../urls/url-policy.ts';
import type { SafeHtml } from '../safe-types.ts';
import { addAnchors } from './anchors.ts';
import type { HtmlLoss } from './html-loss.ts';
import { markInlinePictures } from './inline-pictures.ts';
import { getOutcome, type HtmlOutcome } from './recent-outcomes.ts';
import { NestedTooDeep, runSanitizingPass } from './sanitizing-pass.ts';

/**
 * Limit of HTML in one field, in characters. `sanitizeHtml` cuts off the rest.
 *
 * @example
 * const isCut = (html: string) => html.length > maxHtmlLength;
 * isCut('<p>Tides</p>'); // false
 */
export const maxHtmlLength = 200_000;
/** Buffer for the closing tags of a text that is cut off. */
const closingTags = 4_000;
const maxPasses = 6;
/** Text that sanitising does not change. */
const plainText = /^(?:[^<>&\p{Cc}]|[\n\t])*$/u;

/**
 * Sanitises HTML from outside: a closed list of tags and attributes, links and pictures checked by `toSafeLink` and
 * `toSafeImageUrl`, no event handlers, no style (but what it says of
 * lists, pictures and colours of words), an `h1` turned into an `h2`, an `id` into an anchor. The outcome is
 * well-nested, stays the same when sanitised again, and cannot close a tag outside itself. Anything but a string
 * gives an empty text; so does HTML nested deeper than a hundred tags.
 *
 * @param onLoss called for every element, picture, frame and link that was left out, once per kind
 * @example
 * sanitizeHtml('<p onclick="x()">Hi <script>x()</script></p>', policy); // '<p>Hi </p>'
 * sanitizeHtml('<h2 id="team">Team</h2>', policy); // '<h2><a name="team"></a>Team</h2>'
 */
export function sanitizeHtml(
  untrusted: unknown,
  policy: UrlPolicy,
  onLoss?: (loss: HtmlLoss) => void,
): SafeHtml {
  if (typeof untrusted !== 'string') return '' as SafeHtml;
  const html = untrusted.slice(0, maxHtmlLength).toWellFormed();
  if (plainText.test(html)) return html as SafeHtml;
  const outcome = getOutcome(html, policy, () => sanitizeWithinLimit(html, policy));
  if (onLoss !== undefined) outcome.losses.forEach(onLoss);
  return outcome.html as SafeHtml;
}

const tooDeepLoss: HtmlLoss = { because: 'nesting', replacedBy: 'none' };

/** Escaping and anchors make text longer. Anything over the limit would be cut when sanitised again. */
function sanitizeWithinLimit(html: string, policy: UrlPolicy): HtmlOutcome {
  const losses: HtmlLoss[] = [];
  try {
    const clean = markInlinePictures(addAnchors(sanitizeUntilStable(html, policy, losses)));
    if (clean.length <= maxHtmlLength) return { html: clean, losses };
    const cut = clean.slice(0, maxHtmlLength - closingTags).toWellFormed();
    return { html: sanitizeUntilStable(cut, policy, losses), losses };
  } catch (error) {
    if (error instanceof NestedTooDeep) return { html: '', losses: [tooDeepLoss] };
    throw error;
  }
}

/**
 * Repeats until the structure is stable. Text that never settles is written to confuse parsers, so all of it is
 * removed.
 */
function sanitizeUntilStable(html: string, policy: UrlPolicy, losses: HtmlLoss[]): string {
  let current = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const outcome = runSanitizingPass(current, policy, losses);
    if (!outcome.restructured) return outcome.html;
    current = outcome.html;
  }
  losses.push(tooDeepLoss);
  return '';
}
