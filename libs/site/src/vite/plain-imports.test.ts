import { expect, it } from 'vitest';
import { unwrapImports } from './plain-imports.ts';

const helper = 'var S=(e,t)=>(t.forEach(e=>x(e)),e())';

it.each([
  ['S(()=>import(`./a-1.js`),[]).catch(b)', 'import(`./a-1.js`).catch(b)'],
  ['S(()=>import(`./a-1.js`).then(e=>e.n),[])', 'import(`./a-1.js`).then(e=>e.n)'],
  ['S(()=>import(`./a-1.js`).then(e=>e.ask(Q)),[])', 'import(`./a-1.js`).then(e=>e.ask(Q))'],
])('writes an import of one file without the helper: %s', (code, expected) => {
  expect(unwrapImports(`${helper};${code}`)).toBe(`${helper};${expected}`);
});

it.each([
  'S(()=>import(`./a-1.js`),__vite__mapDeps([0]))',
  'useEffect(()=>import(`./a-1.js`),[])',
  'e.S(()=>import(`./a-1.js`),[])',
])('leaves other calls as they are: %s', (code) => {
  expect(unwrapImports(`${helper};${code}`)).toBe(`${helper};${code}`);
});

it('leaves scripts without the helper as they are', () => {
  expect(unwrapImports('S(()=>import(`./a-1.js`),[])')).toBe('S(()=>import(`./a-1.js`),[])');
});
