import { expect, it } from 'vitest';
import { listScriptFaults, listStyleFaults } from './built-file-faults.ts';

it.each([
  ['.a{&:hover{color:red}}', 1],
  ['.a{anchor-name:--b}', 1],
  ['.a{color:light-dark(red,blue)}', 1],
  ['.a{user-select:none}', 1],
  ['.a{-webkit-user-select:none;user-select:none}', 0],
  [
    '.a{color:light-dark(red,blue)}@supports not (color:light-dark(red,red)){.a{color:var(--gh-lit,red) var(--gh-unlit,blue)}}',
    0,
  ],
])('finds what old browsers cannot read in the styles %s', (text, count) => {
  expect(listStyleFaults(text)).toHaveLength(count);
});

it.each([
  ['export const a = b?.c ?? d; a ||= 1; class E { #f = 1; static { this.g = 2; } }', 0],
  ['const a = /[a--b]/v;', 1],
  ['using a = b();', 1],
])('finds what old browsers cannot parse in the script %s', (text, count) => {
  expect(listScriptFaults(text)).toHaveLength(count);
});
