import { expect, it } from 'vitest';
import { chooseLateFiles } from './late-files.ts';

const scripts = [
  { fileName: 'start.js', imports: [] },
  { fileName: 'kit.js', imports: ['start.js'] },
  { fileName: 'shop.js', imports: ['kit.js'] },
  { fileName: 'cart.js', imports: ['shop.js', 'kit.js'] },
  { fileName: 'invoice-form.js', imports: ['field.js', 'shop.js', 'kit.js'] },
  { fileName: 'field.js', imports: ['kit.js'] },
];

it('leaves out what the importing script has loaded itself, directly or through others', () => {
  const files = ['invoice-form.js', 'field.js', 'shop.js', 'kit.js', 'start.js'];
  expect(chooseLateFiles(files, 'cart.js', scripts)).toEqual(['invoice-form.js', 'field.js']);
});

it('keeps all files of a script that imports none of them', () => {
  expect(chooseLateFiles(['field.js', 'kit.js'], 'start.js', scripts)).toEqual(['field.js', 'kit.js']);
});
