import { describe, expect, it } from 'vitest';
import { findChangedTexts, namesText } from './text-changes.mjs';

describe('changed texts', () => {
  it('are those between quotes', () => {
    const before = `export const texts = { close: 'Close', more: "It’s more" };`;
    const after = `export const texts = { close: 'Close the cart', more: "It’s more" };`;
    expect(findChangedTexts(before, after)).toEqual(['Close', 'Close the cart']);
    expect(findChangedTexts(before, before)).toEqual([]);
  });

  it('are not known if code has changed too, or the file is new', () => {
    const before = `export const texts = { close: 'Close' };`;
    expect(findChangedTexts(before, `export const texts = { close: 'Shut', more: 'More' };`)).toBeUndefined();
    expect(findChangedTexts('', before)).toBeUndefined();
  });
});

describe('a test names a text', () => {
  const texts = ['Remove {title} from the cart'];

  it.each([
    ['whole', `getByText('Remove {title} from the cart')`],
    ['in another case', `getByRole('button', { name: 'remove' })`],
    ['a part of it', `getByText("from the cart")`],
    ['filled in', `expect(said).toBe('Remove Cones from the cart')`],
    ['as a pattern', `getByText(/remove .* from/i)`],
  ])('%s', (_how, source) => expect(namesText(source, texts)).toBe(true));

  it('only if it is the same text', () => {
    expect(namesText(`getByText('Subtotal'); const path = '/p/cones'; /total/.test(path)`, texts)).toBe(
      false,
    );
  });
});
