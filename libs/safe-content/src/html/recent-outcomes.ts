import type { UrlPolicy } from '../urls/url-policy.ts';
import type { HtmlLoss } from './html-loss.ts';

/** Characters, of texts and outcomes together, that are cached per policy. */
const maxCharacters = 2_000_000;
const maxTextLength = 20_000;

export interface HtmlOutcome {
  html: string;
  losses: readonly HtmlLoss[];
}

interface Outcomes {
  byText: Map<string, HtmlOutcome>;
  characters: number;
}

const perPolicy = new WeakMap<UrlPolicy, Outcomes>();

/**
 * Returns the outcome for a text, from memory when the same text was sanitised recently: the same card is on many pages.
 * The oldest texts are dropped for new ones.
 */
export function getOutcome(text: string, policy: UrlPolicy, sanitise: () => HtmlOutcome): HtmlOutcome {
  if (text.length > maxTextLength) return sanitise();
  const outcomes = perPolicy.get(policy) ?? { byText: new Map<string, HtmlOutcome>(), characters: 0 };
  perPolicy.set(policy, outcomes);
  const known = outcomes.byText.get(text);
  if (known !== undefined) return known;
  const outcome = sanitise();
  outcomes.byText.set(text, outcome);
  outcomes.characters += text.length + outcome.html.length;
  for (const [oldText, oldOutcome] of outcomes.byText) {
    if (outcomes.characters <= maxCharacters) break;
    outcomes.byText.delete(oldText);
    outcomes.characters -= oldText.length + oldOutcome.html.length;
  }
  return outcome;
}
