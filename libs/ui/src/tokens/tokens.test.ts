import { describe, expect, it } from 'vitest';
import {
  colourTokens,
  grounds,
  spaceTokens,
  typeTokens,
  type ColourToken,
  type Ground,
} from './token-names.ts';
import { contrast, isDefined, valueOf, type Scheme } from './token-values.fixture.ts';

const schemes: Scheme[] = ['light', 'dark'];
const texts: ColourToken[] = ['text', 'text-quiet', 'accent-text', 'done', 'wrong'];
const surfaces: ColourToken[] = ['surface', 'surface-raised', 'surface-sunken'];

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'reads %s on %s at 4.5:1 or more',
    (text, surface) => {
      expect(contrast(valueOf(text, scheme), valueOf(surface, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    'reads %s on the %s ground at 4.5:1 or more',
    (text, ground) => {
      expect(
        contrast(valueOf(text, scheme, ground), valueOf('surface', scheme, ground)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([undefined, ...grounds])('reads what is on the accent and for members (ground: %s)', (ground) => {
    const on = (text: ColourToken, behind: ColourToken) =>
      contrast(valueOf(text, scheme, ground), valueOf(behind, scheme, ground));
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-member', 'member')).toBeGreaterThanOrEqual(4.5);
  });

  it.each<[Ground | undefined]>([[undefined], ...grounds.map((ground): [Ground] => [ground])])(
    'shows the focus at 3:1 or more (ground: %s)',
    (ground) => {
      expect(
        contrast(valueOf('focus', scheme, ground), valueOf('surface', scheme, ground)),
      ).toBeGreaterThanOrEqual(3);
    },
  );
});

it('lists only tokens that have a value', () => {
  expect([...colourTokens, ...typeTokens, ...spaceTokens].filter((name) => !isDefined(name))).toEqual([]);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
