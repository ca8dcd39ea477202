/** Tokens by their properties, such as `--gh-brand`. */
export type ThemeTokens = Readonly<Record<string, string>>;

export type Scheme = 'light' | 'dark';

/** Those of the kit's tokens that emails use. A test compares them with the kit's stylesheet. */
export const kitTokens: ThemeTokens = {
  '--gh-light': '#f7f2e9',
  '--gh-light-raised': '#fdfaf4',
  '--gh-on-light': '#1d1b19',
  '--gh-on-light-quiet': '#5a544c',
  '--gh-dark': '#0d1526',
  '--gh-dark-raised': '#14213d',
  '--gh-on-dark': '#ece5d6',
  '--gh-on-dark-quiet': '#b4b3b3',
  '--gh-brand': '#f0a884',
  '--gh-brand-text': '#9a4520',
  '--gh-on-brand': '#1d1b19',
  '--gh-surface': 'light-dark(var(--gh-light), var(--gh-dark))',
  '--gh-surface-raised': 'light-dark(var(--gh-light-raised), var(--gh-dark-raised))',
  '--gh-text': 'light-dark(var(--gh-on-light), var(--gh-on-dark))',
  '--gh-text-quiet': 'light-dark(var(--gh-on-light-quiet), var(--gh-on-dark-quiet))',
  '--gh-accent': 'var(--gh-brand)',
  '--gh-accent-text': 'light-dark(var(--gh-brand-text), var(--gh-brand))',
  '--gh-on-accent': 'var(--gh-on-brand)',
  '--gh-font-display': "'Newsreader Display', 'Newsreader Fallback', 'Newsreader Fallback Times', serif",
  '--gh-font-text': "'Hanken Grotesk', 'Hanken Fallback', sans-serif",
  '--gh-radius-pill': '999px',
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
      throw new Error(`must be a colour such as #1d1b19, but is "${value}"`);
    return colour.toLowerCase();
  };
  return resolve(tokens[name] ?? '');
}
