import { grounds, type ColourToken, type Ground } from '../tokens/token-names.ts';
import { computeContrast } from './contrast.ts';
import { findFixedScheme, getTokenColour, readThemeTokens, type Scheme } from './theme-tokens.ts';

/** Least contrast of text, and of outlines and other marks, by WCAG 2.2 AA. */
const textContrast = 4.5;
const markContrast = 3;

const texts: readonly ColourToken[] = ['text', 'text-quiet', 'accent-text', 'done', 'wrong'];
const surfaces: readonly ColourToken[] = ['surface', 'surface-raised', 'surface-sunken'];

interface Pair {
  front: ColourToken;
  behind: ColourToken;
  min: number;
}

const everywhere: readonly Pair[] = [
  ...texts.map((front) => ({ front, behind: 'surface' as const, min: textContrast })),
  { front: 'on-accent', behind: 'accent', min: textContrast },
  { front: 'on-member', behind: 'member', min: textContrast },
  { front: 'focus', behind: 'surface', min: markContrast },
];

/** A ground changes `--gh-surface` only. */
const onThePage: readonly Pair[] = surfaces
  .slice(1)
  .flatMap((behind) => texts.map((front) => ({ front, behind, min: textContrast })));

/**
 * Finds pairs of colours with too little contrast in a theme, on the page and on every ground, in the schemes that it
 * has. Colours must be written as `#rrggbb`, with `var()` and `light-dark()`.
 *
 * @param css source of the theme; what it does not set has the kit's value
 * @returns one sentence per fault
 * @example
 * import { readFileSync } from 'node:fs';
 * import { expect, it } from 'vitest';
 *
 * it('has enough contrast', () => {
 *   expect(findThemeFaults(readFileSync('src/theme.css', 'utf8'))).toEqual([]);
 * });
 */
export function findThemeFaults(css: string): string[] {
  const theme = readThemeTokens(css);
  const schemes = (theme.root['color-scheme'] ?? '').split(/\s+/) as Scheme[];
  const faults = schemes.flatMap((scheme) =>
    [undefined, ...grounds].flatMap((ground) => {
      const shown = findFixedScheme(theme, ground) ?? scheme;
      return (ground ? everywhere : [...everywhere, ...onThePage]).map((pair) => {
        const contrast = measure(pair, { scheme: shown, ground });
        if (typeof contrast === 'string') return contrast;
        if (contrast >= pair.min) return undefined;
        const place = ground ? `${ground} ground` : 'page';
        return `--gh-${pair.front} on --gh-${pair.behind} has a contrast of ${contrast.toFixed(1)}:1 instead of ${pair.min}:1 (${place}, ${shown} scheme)`;
      });
    }),
  );
  return [...new Set(faults.filter((fault) => fault !== undefined))];

  function measure({ front, behind }: Pair, place: { scheme: Scheme; ground: Ground | undefined }) {
    try {
      return computeContrast(getTokenColour(theme, front, place), getTokenColour(theme, behind, place));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
