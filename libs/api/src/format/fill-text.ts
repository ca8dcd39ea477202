/**
 * Replaces each `{name}` in a text; a name without a value stays.
 *
 * @example fillText('Only {remaining} left', { remaining: 2 }) // 'Only 2 left'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
}
