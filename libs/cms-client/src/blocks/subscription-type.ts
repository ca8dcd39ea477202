import { readWord } from '../fields/values.ts';

/** The name of a plan, such as `futures-membership-+-donation`: letters, digits, `-`, `_` and `+`. */
export function readSubscriptionType(value: unknown): string | undefined {
  const text = readWord(value);
  return text !== undefined && /^[\w+-]{1,80}$/.test(text) ? text : undefined;
}
