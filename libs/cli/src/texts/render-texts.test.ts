import { expect, it } from 'vitest';
import { renderTexts, selectTexts } from './render-texts.mjs';

const options = { type: 'OwnTexts', from: '@guildhall/site', about: 'Every text.' };

it('renders texts as a file to translate', () => {
  const texts = {
    menu: 'Menu',
    'not-now': 'You can’t, or "might not"',
    list: ["It's", { after: 'One\nline' }],
  };
  expect(renderTexts(texts, options)).toBe(
    [
      "import type { OwnTexts } from '@guildhall/site';",
      '',
      '/** Every text. */',
      'export const texts: OwnTexts = {',
      "  menu: 'Menu',",
      `  'not-now': 'You can’t, or "might not"',`,
      '  list: [',
      `    "It's",`,
      '    {',
      "      after: 'One\\nline',",
      '    },',
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
});

it('leaves out what a site does not show', () => {
  const texts = { cart: { title: 'Cart' }, blocks: { dates: { day: 'Day' }, more: 'More', unused: '' } };
  expect(selectTexts(texts, { locale: 'sv-SE', switches: { shop: false } })).toEqual({
    blocks: { more: 'More' },
  });
  expect(selectTexts(texts, { locale: 'en-GB', switches: { shop: true } })).toEqual({
    ...texts,
    blocks: { dates: { day: 'Day' }, more: 'More' },
  });
});
