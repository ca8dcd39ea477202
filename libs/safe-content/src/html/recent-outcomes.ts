import type { AddressPolicy } from '../addresses/address-policy.ts';

/** Characters, of texts and outcomes together, that are kept per policy. */
const mostCharacters = 2_000_000;
const longestText = 20_000;

interface Outcomes {
  byText: Map<string, string>;
  characters: number;
}

const perPolicy = new WeakMap<AddressPolicy, Outcomes>();

/**
 * Gives the outcome for a text, from memory when the same text came lately: the same card stands on many pages, and
 * every page is parsed anew each minute. The oldest texts make room for new ones.
 */
export function recentOutcome(text: string, policy: AddressPolicy, sanitise: () => string): string {
  if (text.length > longestText) return sanitise();
  const outcomes = perPolicy.get(policy) ?? { byText: new Map<string, string>(), characters: 0 };
  perPolicy.set(policy, outcomes);
  const known = outcomes.byText.get(text);
  if (known !== undefined) return known;
  const outcome = sanitise();
  outcomes.byText.set(text, outcome);
  outcomes.characters += text.length + outcome.length;
  for (const [oldText, oldOutcome] of outcomes.byText) {
    if (outcomes.characters <= mostCharacters) break;
    outcomes.byText.delete(oldText);
    outcomes.characters -= oldText.length + oldOutcome.length;
  }
  return outcome;
}
