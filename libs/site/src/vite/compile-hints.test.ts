import { expect, it } from 'vitest';
import { addHints } from './compile-hints.ts';

const script = (name: string, imports: string[] = []) => ({
  name: name.replace(/-\d$/, ''),
  fileName: `assets/${name}.js`,
  code: `'${name}'`,
  imports: imports.map((other) => `assets/${other}.js`),
});

it('adds compile hints to scripts of islands, and not to scripts before touch', () => {
  const scripts = [
    script('start-1'),
    script('moving-blocks-2', ['start-1']),
    script('kit-3', ['start-1']),
    script('cart-4', ['kit-3', 'start-1']),
  ];
  addHints(scripts);
  expect(scripts.map(({ code }) => code)).toEqual([
    "'start-1'",
    "'moving-blocks-2'",
    "//# allFunctionsCalledOnLoad\n'kit-3'",
    "//# allFunctionsCalledOnLoad\n'cart-4'",
  ]);
});

it('changes nothing of a build without islands', () => {
  const scripts = [script('start-1')];
  addHints(scripts);
  expect(scripts).toEqual([script('start-1')]);
});
