import { expect, it } from 'vitest';
import { findScriptFaults, requireWholeScripts } from './script-faults.ts';

const kit = 'var a=1,b=2;export{a as t,b as default};';
const find = (code: string, more: Record<string, string> = {}) =>
  findScriptFaults(new Map(Object.entries({ 'assets/kit.js': kit, 'assets/form.js': code, ...more })));

it.each([
  'import{t as e}from"./kit.js";export{e as form};',
  'import e from"./kit.js";import*as n from"./kit.js";export{e as form,n as all};',
  'export{t as e}from"./kit.js";export*from"./kit.js";',
  'import"./kit.js";import{useState}from"react";useState();',
  'import(`./kit.js`).then(e=>e.t);import("./"+globalThis.name);',
  'import("../sw.js")',
  'import{any}from"./all.js"',
])('accepts scripts that fit: %s', (code) => {
  expect(find(code, { 'sw.js': '', 'assets/all.js': 'export*from"react"' })).toEqual([]);
});

it.each([
  ['import{t as e}from"./kit.js', /^assets\/form\.js cannot be parsed: /],
  ['function t(){}export{form_exports as t}', "cannot be parsed: Export 'form_exports' is not defined"],
  ['import{x as e}from"./kit.js";', 'assets/form.js imports x of assets/kit.js, which has no such export'],
  ['export{x}from"./kit.js";', 'imports x of assets/kit.js'],
  ['import(`./kit.js`).then(e=>e.x)', 'imports x of assets/kit.js'],
  ['import"./gone.js";', 'assets/form.js imports assets/gone.js, which the build did not write'],
  ['import("./gone.js")', 'imports assets/gone.js'],
])('reports a script that no browser can load: %s', (code, sentence) => {
  const faults = find(code);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(sentence);
});

it('reports a default export that is missing', () => {
  expect(find('import e from"./line.js";', { 'assets/line.js': 'export var t=1;' })).toEqual([
    'assets/form.js imports default of assets/line.js, which has no such export',
  ]);
});

it('ends a build with a sentence for each script that cannot run, and what to do', () => {
  const scripts = new Map([['assets/form.js', 'export{form_exports as t}']]);
  expect(() => requireWholeScripts(scripts)).toThrow(
    /^\[GUILDHALL_SITE_SCRIPT\] The build wrote scripts that cannot run:\n {2}assets\/form\.js cannot be parsed: .*\nIf a package\.json declares/,
  );
  expect(() => requireWholeScripts(new Map([['assets/kit.js', kit]]))).not.toThrow();
});
