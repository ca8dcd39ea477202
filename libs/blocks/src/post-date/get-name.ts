/** Lists of cards need the same names many times. */
const cache = new Map<string, readonly string[]>();

/** Returns one name of a list that is written with commas. */
export function getName(names: string, index: number): string {
  const list = cache.get(names) ?? names.split(',');
  cache.set(names, list);
  return list[index] ?? '';
}
