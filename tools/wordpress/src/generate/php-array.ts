/** Writes plain data as PHP, in WordPress's style. */
export function toPhpArray(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return 'null';
  const inner = `${indent}\t`;
  const lines = Array.isArray(value)
    ? value.map((one) => `${inner}${toPhpArray(one, inner)},`)
    : Object.entries(value).map(([key, one]) => `${inner}${toPhpArray(key)} => ${toPhpArray(one, inner)},`);
  return lines.length === 0 ? 'array()' : `array(\n${lines.join('\n')}\n${indent})`;
}
