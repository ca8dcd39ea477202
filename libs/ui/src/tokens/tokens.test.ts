import { describe, expect, it } from 'vitest';
import {
  colourTokens,
  fontTokens,
  grounds,
  motionTokens,
  paletteTokens,
  shapeTokens,
  spaceTokens,
  typeTokens,
  type ColourToken,
  type Ground,
} from './token-names.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeContrast } from '../testing/contrast.ts';
import { getTokenColour, readThemeTokens, type Scheme } from '../testing/theme-tokens.ts';

const theme = readThemeTokens();
const getTokenValue = (token: ColourToken, scheme: Scheme, ground?: Ground) =>
  getTokenColour(theme, token, { scheme, ground });

const schemes: Scheme[] = ['light', 'dark'];
const texts: ColourToken[] = ['text', 'text-quiet', 'accent-text', 'done', 'wrong'];
const surfaces: ColourToken[] = ['surface', 'surface-raised', 'surface-sunken'];

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    '%s on %s has a contrast of 4.5:1 or more',
    (text, surface) => {
      expect(
        computeContrast(getTokenValue(text, scheme), getTokenValue(surface, scheme)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s on the %s ground has a contrast of 4.5:1 or more',
    (text, ground) => {
      expect(
        computeContrast(getTokenValue(text, scheme, ground), getTokenValue('surface', scheme, ground)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([undefined, ...grounds])(
    'text on the accent and member colours has a contrast of 4.5:1 or more (ground: %s)',
    (ground) => {
      const on = (text: ColourToken, behind: ColourToken) =>
        computeContrast(getTokenValue(text, scheme, ground), getTokenValue(behind, scheme, ground));
      expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
      expect(on('on-member', 'member')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each<[Ground | undefined]>([[undefined], ...grounds.map((ground): [Ground] => [ground])])(
    'the focus outline has a contrast of 3:1 or more (ground: %s)',
    (ground) => {
      expect(
        computeContrast(getTokenValue('focus', scheme, ground), getTokenValue('surface', scheme, ground)),
      ).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the lists of tokens', () => {
  const listed = [
    ...[...paletteTokens, ...colourTokens, ...fontTokens, ...typeTokens],
    ...[...spaceTokens, ...shapeTokens, ...motionTokens],
  ].map((name) => `--gh-${name}`);

  it('have every token of the stylesheet, and no other', () => {
    const defined = Object.keys(theme.root).filter((name) => name.startsWith('--'));
    expect([...listed].sort()).toEqual(defined.sort());
  });

  it('have only tokens that the README explains', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    expect(listed.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('name every ground', () => {
    expect(Object.keys(theme.grounds).sort()).toEqual([...grounds].sort());
  });
});

it('computes contrast as WCAG does', () => {
  expect(computeContrast('#000000', '#ffffff')).toBe(21);
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
