import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourToken, Ground } from './token-names.ts';

export type Scheme = 'light' | 'dark';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Returns the declarations of the first rule with this selector. */
function readDeclarations(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const pairs = block.split(';').map((line) => line.trim().split(/:\s*/, 2) as [string, string]);
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

const root = readDeclarations(':root');

export function isDefined(name: string): boolean {
  return root[`--${name}`] !== undefined;
}

/** Returns a token's colour as `#rrggbb` or `#rrggbbaa`, on the page or on a ground. */
export function getTokenValue(token: ColourToken, scheme: Scheme, ground?: Ground): string {
  const own = ground ? readDeclarations(`[data-ground='${ground}']`) : {};
  const fixed = own['color-scheme'] as Scheme | undefined;
  return resolve(`var(--${token})`, { ...root, ...own }, fixed ?? scheme);
}

function resolve(value: string, names: Record<string, string>, scheme: Scheme): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return resolve(names[name] ?? '', names, scheme);
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (pair) return resolve((scheme === 'light' ? pair[1] : pair[2]) ?? '', names, scheme);
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value)) throw new Error(`Not a colour: "${value}"`);
  return value;
}

/** Computes the WCAG 2 contrast of two opaque colours, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
