/**
 * Returns texts that differ from a feature's built-in ones, as `texts` of its island. Island props are part of every
 * page; built-in texts are in the island's script.
 */
export function findDifferingTexts(
  given: Readonly<Record<string, string>>,
  builtIn: object,
): { texts?: Record<string, string> } {
  const known: Record<string, unknown> = { ...builtIn };
  const own = Object.entries(given).filter(([key, text]) => key in known && known[key] !== text);
  return own.length > 0 ? { texts: Object.fromEntries(own) } : {};
}
