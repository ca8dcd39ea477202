/**
 * Minimum length of a new password, in the hint, the form's check and its error. The identity service's policy may ask for
 * more; by default it asks for 6.
 */
export const minPasswordLength = 8;

/** A rule of the project's password policy; `other` has the identity service's own text. */
export type PasswordRequirement =
  | { rule: 'min' | 'max'; count: number }
  | { rule: 'lower' | 'upper' | 'number' | 'symbol' }
  | { rule: 'other'; text: string };

const listPattern = /requirements: \[([^\]]*)\]/;
const minLengthPattern = /at least (\d+) characters/;

/** Parses the requirements that the identity service names in its error; empty where it names none. */
export function parseMissingRequirements(error: unknown): PasswordRequirement[] {
  const { message } = (error ?? {}) as { message?: unknown };
  if (typeof message !== 'string') return [];
  const [, list] = listPattern.exec(message) ?? [];
  if (list !== undefined) return list.split(',').map((text) => parseRequirement(text.trim()));
  const [minLength] = minLengthPattern.exec(message) ?? [];
  return minLength === undefined ? [] : [parseRequirement(minLength)];
}

function parseRequirement(text: string): PasswordRequirement {
  const [, count] = /(\d+) characters/.exec(text) ?? [];
  if (count !== undefined) return { rule: text.includes('at most') ? 'max' : 'min', count: Number(count) };
  // Before `numeric`: `non-alphanumeric` contains it.
  if (text.includes('non-alphanumeric')) return { rule: 'symbol' };
  if (text.includes('numeric')) return { rule: 'number' };
  if (text.includes('lower case')) return { rule: 'lower' };
  return text.includes('upper case') ? { rule: 'upper' } : { rule: 'other', text };
}
