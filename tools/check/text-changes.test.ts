import { describe, expect, it } from 'vitest';
import { findChangedTexts, namesChange } from './text-changes.mjs';

describe('changed texts', () => {
  it('are those between quotes', () => {
    const before = `export const texts = { close: 'Close', more: "It’s more" };`;
    const after = `export const texts = { close: 'Close the cart', more: "It’s more" };`;
    expect(findChangedTexts(before, after)).toEqual([['Close', 'Close the cart']]);
    expect(findChangedTexts(before, before)).toEqual([]);
  });

  it('are not known if code has changed too, or the file is new', () => {
    const before = `export const texts = { close: 'Close' };`;
    expect(findChangedTexts(before, `export const texts = { close: 'Shut', more: 'More' };`)).toBeUndefined();
    expect(findChangedTexts('', before)).toBeUndefined();
  });
});

describe('a test names a changed text', () => {
  const change = ['Remove {title} from the cart', 'Delete {title}'] as const;

  it.each([
    ['whole', `getByText('Remove {title} from the cart')`],
    ['in another case', `getByRole('button', { name: 'remove' })`],
    ['a part of it', `getByText("from the cart")`],
    ['filled in', `expect(said).toBe('Remove Cones from the cart')`],
    ['as a pattern', `getByText(/remove .* from/i)`],
  ])('%s, before or after the change', (_how, source) => {
    expect(namesChange(source, [change])).toBe(true);
    expect(namesChange(source, [[change[1], change[0]]])).toBe(true);
  });

  it('only if it is the same text', () => {
    const source = `getByText('Subtotal'); const path = '/p/cones'; /total/.test(path)`;
    expect(namesChange(source, [change])).toBe(false);
  });

  it('not by what both versions have', () => {
    const source = `getByText('from the cart'); getByText(/^remove/i)`;
    expect(namesChange(source, [['Remove it from the cart', 'Remove {title} from the cart']])).toBe(false);
  });
});
