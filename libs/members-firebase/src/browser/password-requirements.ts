import type { PasswordRequirement } from '@guildhall/browser-suppliers';

const listPattern = /requirements: \[([^\]]*)\]/;
const minLengthPattern = /at least (\d+) characters/;

/** Parses the requirements that the vendor names in the message of an error; empty where it names none. */
export function parseMissingRequirements(message: string): PasswordRequirement[] {
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
