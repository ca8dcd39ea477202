import type { UrlPolicy } from '../urls/url-policy.ts';
import type { HtmlLoss } from './html-loss.ts';

/** Cached characters per policy, texts and outcomes together. */
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
 * Returns the outcome for a text, cached by policy: the same card is on many pages. The oldest texts are dropped
 * first.
 */
export function getOutcome(text: string, policy: UrlPolicy, sanitise: () => HtmlOutcome): HtmlOutcome {
  if (text.length > maxTextLength) return sanitise();
  const outcomes = perPolicy.get(policy) ?? { byText: new Map<string, HtmlOutcome>(), characters: 0 };
  perPolicy.set(policy, outcomes);
  const recentOutcome = outcomes.byText.get(text);
  if (recentOutcome !== undefined) return recentOutcome;
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
