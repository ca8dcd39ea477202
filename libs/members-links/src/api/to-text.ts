/** Returns a value of a column that may be empty. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
