/**
 * Replaces each `{name}` in a text; a name without a value stays.
 *
 * @example
 * fill('{count} of {all}', { count: 2, all: 12 }); // '2 of 12'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
}
