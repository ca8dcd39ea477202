import { expect, it } from 'vitest';
import { nameScripts } from './stable-names.ts';

const roles = { start: 'start-000000.js', kit: 'kit-111111.js' };

/** Scripts in the form that the bundler writes. */
const createScripts = (changed: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'start-000000.js':
        'var C=`kit-111111,cart-222222,cart:01,form-333333:0,`,a=()=>import(`./kit-111111.js`);export{C as l,a as k};',
      'kit-111111.js':
        'import{k as e}from"./start-000000.js";var l={form:()=>e(()=>import(`./form-333333.js`),[]),late:()=>import(`./late-444444.js`)};export{l as t};',
      'cart-222222.js': 'import{t as e}from"./kit-111111.js";import(`./line-555555.js`);export{e as c};',
      'line-555555.js': 'import{c as e}from"./cart-222222.js";export{e as d};',
      'form-333333.js': 'import{t as e}from"./kit-111111.js";var form=e;export{form as default};',
      'late-444444.js': 'import"./start-000000.js";var late=1;export{late as default};',
      ...changed,
    }),
  );

const build = (changed?: Record<string, string>) => nameScripts(createScripts(changed), roles);

/** Returns the scripts whose names differ after a change. */
function findRenamed(changed: Record<string, string>): string[] {
  const [before, after] = [build(), build(changed)];
  return [...after].flatMap(([file, { name }]) =>
    before.get(file)?.name === name ? [] : [file.replace(/-\d+\.js$/, '')],
  );
}

it('gives the same names to the same scripts', () => {
  expect(findRenamed({})).toEqual([]);
});

it('gives a changed island and the start script new names, and no other', () => {
  expect(findRenamed({ 'form-333333.js': 'var form=2;export{form as default};' })).toEqual(['start', 'form']);
});

it('gives new names to what imports a changed file', () => {
  const late = 'import"./start-000000.js";var late=2;export{late as default};';
  expect(findRenamed({ 'late-444444.js': late })).toEqual(['start', 'kit', 'cart', 'line', 'form', 'late']);
});

it('names files that import each other as one', () => {
  const line = 'import{c as e}from"./cart-222222.js";export{e as changed};';
  expect(findRenamed({ 'line-555555.js': line })).toEqual(['start', 'cart', 'line']);
});

it('gives files that import each other names of their own, even if they had the same', () => {
  const scripts = createScripts();
  for (const [name, other] of [
    ['s-666666.js', 's-777777'],
    ['s-777777.js', 's-666666'],
  ] as const)
    scripts.set(
      name,
      `import"./${other}.js";var own="${name === 's-666666.js' ? 'six' : 'seven'}";export{own as t};`,
    );
  const named = nameScripts(scripts, roles);
  expect(new Set([...named.values()].map(({ name }) => name)).size).toBe(named.size);
});

it('writes names that exist, and none of the old ones', () => {
  const named = [...build().values()];
  const names = named.map(({ name }) => name);
  for (const { code } of named) {
    expect(code).not.toMatch(/-\d{6}/);
    for (const [, file] of code.matchAll(/["`]\.\/([^"`]+\.js)["`]/g)) expect(names).toContain(file);
  }
});

it('finds islands in the list of the start script', async () => {
  const named = build();
  const kit = named.get('kit-111111.js')?.code ?? '';
  const [, list = ''] = /C=`([^`]*)`/.exec(named.get('start-000000.js')?.code ?? '') ?? [];
  const [, look = ''] = /RegExp\((.*)\)\.exec/.exec(kit) ?? [];
  const find = (e: string) =>
    new RegExp(
      (look.match(/"[^"]*"|e/g) ?? []).map((part) => (part === 'e' ? e : part.slice(1, -1))).join(''),
    ).exec(list)?.[1];
  expect(kit).toContain('$im("form")');
  expect(`${find('form')}.js`).toBe(named.get('form-333333.js')?.name);
  expect(`${find('cart')}.js`).toBe(named.get('cart-222222.js')?.name);
});

it('shares what others take from the start script', () => {
  expect(build().get('start-000000.js')?.code).toContain('globalThis.$gh={l:C,k:a,$:C};');
  expect(build().get('kit-111111.js')?.code).toMatch(/^var\{k:e\}=\$gh;/);
});

it('refuses imports of the start script that it does not know', () => {
  expect(() => build({ 'late-444444.js': 'import*as e from"./start-000000.js";' })).toThrow(
    'late-444444.js imports',
  );
});
