/** Something that the project's password policy asks for; `other` has the identity service's own words. */
export type PasswordRequirement =
  | { rule: 'min' | 'max'; count: number }
  | { rule: 'lower' | 'upper' | 'number' | 'symbol' }
  | { rule: 'other'; words: string };

const inBrackets = /requirements: \[([^\]]*)\]/;
const shortest = /at least (\d+) characters/;

/** The requirements that the identity service names for a refused password; empty where it names none. */
export function missingRequirements(error: unknown): PasswordRequirement[] {
  const { message } = (error ?? {}) as { message?: unknown };
  if (typeof message !== 'string') return [];
  const [, listed] = inBrackets.exec(message) ?? [];
  if (listed !== undefined) return listed.split(',').map((words) => requirementOf(words.trim()));
  const [least] = shortest.exec(message) ?? [];
  return least === undefined ? [] : [requirementOf(least)];
}

function requirementOf(words: string): PasswordRequirement {
  const [, count] = /(\d+) characters/.exec(words) ?? [];
  if (count !== undefined) return { rule: words.includes('at most') ? 'max' : 'min', count: Number(count) };
  // Before `numeric`, which `non-alphanumeric` contains.
  if (words.includes('non-alphanumeric')) return { rule: 'symbol' };
  if (words.includes('numeric')) return { rule: 'number' };
  if (words.includes('lower case')) return { rule: 'lower' };
  return words.includes('upper case') ? { rule: 'upper' } : { rule: 'other', words };
}
