import { expect, it } from 'vitest';
import { moveRuntime } from './merge-runtime.ts';

const built = () => [
  {
    name: 'rolldown-runtime',
    fileName: 'assets/rolldown-runtime-1.js',
    code: 'var e=1,t=2;export{e as n,t};',
  },
  {
    name: 'kit',
    fileName: 'assets/kit-2.js',
    code: 'import{n as e,t}from"./rolldown-runtime-1.js";var r=e+t;export{r};',
  },
  {
    name: 'cart',
    fileName: 'assets/cart-3.js',
    code: 'import{t as e}from"./rolldown-runtime-1.js";import{r}from"./kit-2.js";',
  },
  { name: 'menu', fileName: 'assets/menu-4.js', code: 'import{t as e}from"./rolldown-runtime-1.js";' },
];
const getCode = (scripts: ReturnType<typeof built>, name: string) =>
  scripts.find(({ fileName }) => fileName.includes(name))?.code ?? '';

it('puts the helpers into the kit’s file, from which the others import them', async () => {
  const scripts = built();
  expect(moveRuntime(scripts)).toBe('assets/rolldown-runtime-1.js');
  const kit = (await import(/* @vite-ignore */ `data:text/javascript,${getCode(scripts, 'kit')}`)) as object;
  expect(kit).toMatchObject({ r: 3, $rt: { n: 1, t: 2 } });
  expect(getCode(scripts, 'menu')).toBe('import{$rt}from"./kit-2.js";var{t:e}=$rt;');
  expect(getCode(scripts, 'cart')).toBe('var{t:e}=$rt;import{$rt,r}from"./kit-2.js";');
});

it('drops imports of the helpers that use none of them', () => {
  const unused = {
    name: 'texts',
    fileName: 'assets/texts-5.js',
    code: 'import"./rolldown-runtime-1.js";import{r}from"./kit-2.js";',
  };
  moveRuntime([...built(), unused]);
  expect(unused.code).toBe('import{r}from"./kit-2.js";');
});

it('changes nothing if the bundler wrote no such file', () => {
  const scripts = built().slice(1);
  expect(moveRuntime(scripts)).toBeUndefined();
  expect(scripts).toEqual(built().slice(1));
});

it('fails if the bundler’s output has an unknown form', () => {
  const namespace = built();
  Object.assign(namespace[2] as object, { code: 'import*as e from"./rolldown-runtime-1.js";' });
  expect(() => moveRuntime(namespace)).toThrow('assets/cart-3.js imports');
  const other = built();
  Object.assign(other[0] as object, { code: 'export var e=1;' });
  expect(() => moveRuntime(other)).toThrow('does not end in its exports');
});
