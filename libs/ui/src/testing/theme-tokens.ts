import type { ColourToken, Ground } from '../tokens/token-names.ts';
import builtIn from '../tokens/tokens.css?raw';

export type Scheme = 'light' | 'dark';

type Declarations = Readonly<Record<string, string>>;

/** Tokens of a theme: those of the whole page, and what each ground changes. Keys are properties, such as `--gh-text`. */
export interface ThemeTokens {
  root: Declarations;
  grounds: Readonly<Partial<Record<Ground, Declarations>>>;
}

/**
 * Reads the kit's tokens and those of a theme, which replace them.
 *
 * @param css source of the theme
 */
export function readThemeTokens(css = ''): ThemeTokens {
  const tokens: Record<string, Record<string, string>> = {};
  for (const { selector, declarations } of [...listRules(builtIn), ...listRules(css)])
    for (const one of selector.split(',')) Object.assign((tokens[toScope(one)] ??= {}), declarations);
  const { ':root': root, ...rest } = tokens;
  const grounds = Object.entries(rest).map(([selector, own]) => [
    /^\[data-ground=(\w+)\]$/.exec(selector)?.[1],
    own,
  ]);
  return {
    root: { 'color-scheme': 'light dark', ...root },
    grounds: Object.fromEntries(grounds.filter(([ground]) => ground !== undefined)),
  };
}

/**
 * Returns a token's colour as `#rrggbb` or `#rrggbbaa`, on the page or on a ground.
 *
 * @throws Error for a colour in another notation
 */
export function getTokenColour(
  theme: ThemeTokens,
  token: ColourToken,
  { scheme, ground }: { scheme: Scheme; ground?: Ground | undefined },
): string {
  const tokens = { ...theme.root, ...(ground && theme.grounds[ground]) };
  return resolve(`var(--gh-${token})`, tokens, findFixedScheme(theme, ground) ?? scheme);
}

/** Returns the scheme of a ground that looks the same in both. */
export function findFixedScheme({ grounds }: ThemeTokens, ground: Ground | undefined): Scheme | undefined {
  return ground && (grounds[ground]?.['color-scheme'] as Scheme | undefined);
}

function resolve(value: string, tokens: Declarations, scheme: Scheme): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return resolve(tokens[name] ?? '', tokens, scheme);
  const pair = /^light-dark\((.+),(.+)\)$/.exec(value);
  if (pair) return resolve((scheme === 'light' ? pair[1] : pair[2])?.trim() ?? '', tokens, scheme);
  const short = /^#([0-9a-f]{3,4})$/i.exec(value)?.[1];
  const colour = short ? `#${short.replaceAll(/./g, '$&$&')}` : value;
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(colour))
    throw new Error(`"${value}" is no colour such as #1d1b19`);
  return colour.toLowerCase();
}

interface CssRule {
  selector: string;
  declarations: Record<string, string>;
}

/** Lists the rules of a plain stylesheet that apply everywhere: those within `@media` are left out. */
function listRules(css: string): CssRule[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  const rules: CssRule[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const part = text.slice(from, index).trim();
    from = index + 1;
    if (mark === '{') {
      open.push(part);
      rules.push({ selector: part, declarations: {} });
      continue;
    }
    const [, property, value] = /^([\w-]+)\s*:\s*(.+)$/s.exec(part) ?? [];
    const isConditional = open.some((at) => /^@(?!layer)/.test(at));
    const rule = rules.findLast(({ selector }) => selector === open.at(-1));
    if (property && value && rule && !isConditional) rule.declarations[property] = value;
    if (mark === '}') open.pop();
  }
  return rules;
}

/** Quotes make no difference: `[data-ground='warm']` is `[data-ground=warm]`. */
function toScope(selector: string): string {
  return selector.trim().replaceAll(/["']/g, '');
}
