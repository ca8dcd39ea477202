import { describe, expect, it } from 'vitest';
import {
  colourTokens,
  grounds,
  spaceTokens,
  typeTokens,
  type ColourToken,
  type Ground,
} from './token-names.ts';
import { computeContrast, isDefined, getTokenValue, type Scheme } from './token-values.fixture.ts';

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

it('lists only tokens that have a value', () => {
  expect([...colourTokens, ...typeTokens, ...spaceTokens].filter((name) => !isDefined(name))).toEqual([]);
});

it('computes contrast as WCAG does', () => {
  expect(computeContrast('#000000', '#ffffff')).toBe(21);
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
