/** Tokens by their properties, such as `--brand`. */
export type ThemeTokens = Readonly<Record<string, string>>;

export type Scheme = 'light' | 'dark';

/** Those of the kit's tokens that emails use. A test compares them with the kit's stylesheet. */
export const kitTokens: ThemeTokens = {
  '--light': '#f7f2e9',
  '--light-raised': '#fdfaf4',
  '--on-light': '#1d1b19',
  '--on-light-quiet': '#5a544c',
  '--dark': '#0d1526',
  '--dark-raised': '#14213d',
  '--on-dark': '#ece5d6',
  '--on-dark-quiet': '#b4b3b3',
  '--brand': '#f0a884',
  '--brand-text': '#9a4520',
  '--on-brand': '#1d1b19',
  '--surface': 'light-dark(var(--light), var(--dark))',
  '--surface-raised': 'light-dark(var(--light-raised), var(--dark-raised))',
  '--text': 'light-dark(var(--on-light), var(--on-dark))',
  '--text-quiet': 'light-dark(var(--on-light-quiet), var(--on-dark-quiet))',
  '--accent': 'var(--brand)',
  '--accent-text': 'light-dark(var(--brand-text), var(--brand))',
  '--on-accent': 'var(--on-brand)',
  '--font-display': "'Newsreader Display', 'Newsreader Fallback', 'Newsreader Fallback Times', serif",
  '--font-text': "'Hanken Grotesk', 'Hanken Fallback', sans-serif",
  '--radius-pill': '999px',
};

/** Reads what a theme sets for the whole page: its `:root` rules outside of `@media`. */
export function readThemeTokens(css: string): ThemeTokens {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  const tokens: Record<string, string> = {};
  const open: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const part = text.slice(from, index).trim();
    from = index + 1;
    if (mark === '{') {
      open.push(part);
      continue;
    }
    const [, property, value] = /^(--[\w-]+)\s*:\s*(.+)$/s.exec(part) ?? [];
    const isForAll = open.at(-1) === ':root' && open.every((at) => at === ':root' || at.startsWith('@layer'));
    if (property && value && isForAll) tokens[property] = value;
    if (mark === '}') open.pop();
  }
  return tokens;
}

/**
 * Returns a token's colour as `#rrggbb`.
 *
 * @throws Error for a colour in another notation, such as `oklch()`, which many email clients do not know
 */
export function getTokenColour(tokens: ThemeTokens, name: string, scheme: Scheme): string {
  const resolve = (value: string): string => {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return resolve(tokens[other] ?? '');
    const [, light, dark] = /^light-dark\((.+),(.+)\)$/s.exec(value) ?? [];
    if (light !== undefined && dark !== undefined) return resolve((scheme === 'light' ? light : dark).trim());
    const short = /^#([\da-f]{3})$/i.exec(value)?.[1];
    const colour = short === undefined ? value : `#${short.replaceAll(/./g, '$&$&')}`;
    if (!/^#[\da-f]{6}$/i.test(colour))
      throw new Error(`${name} must be a colour such as #1d1b19, but is "${value}"`);
    return colour.toLowerCase();
  };
  return resolve(tokens[name] ?? '');
}
