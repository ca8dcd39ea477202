import { getTintRule } from '@guildhall/ui';

const start = 'gh-tint-';
const colour = /^[0-9a-f]{6}$/;

/** Collects rules for the placeholder colours of pictures, which may not be in style attributes. */
export function collectTintRules(...parts: readonly string[]): string {
  const colours = new Set<string>();
  // Runs for every page: `indexOf` takes a fifth of the time of a regular expression.
  for (const html of parts)
    for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + start.length))
      colours.add(html.slice(at + start.length, at + start.length + 6));
  return [...colours].sort().map(getCachedRule).join('');
}

const rules = new Map<string, string>();

/** Colours repeat on page after page. */
function getCachedRule(value: string): string {
  const known = rules.get(value);
  if (known !== undefined) return known;
  const rule = colour.test(value) ? getTintRule(`#${value}`) : '';
  if (rules.size > 1_000) rules.clear();
  rules.set(value, rule);
  return rule;
}
