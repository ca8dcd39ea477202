import { expect, it } from 'vitest';
import { findOutsideRules } from './outside-rules.ts';

it.each([
  '.gh_Card_root{color:red}',
  '.gh_Card_root>p+p,.gh_Card_root:has(img) a:hover{color:red}',
  ':where(.gh_Html_flow>*+*){margin:0}',
  'h2:where([class^=gh_],[class*=" gh_"],:is([class^=gh_],[class*=" gh_"]) *){margin:0}',
  'p:where([class^=gh_],[class*=gh_Html_] *,[class*=gh-tint-]):where(:not(img,svg *)){all:revert}',
  ':root[data-member] .gh_Card_root,[data-ground=warm] .gh_Card_root{color:red}',
  '.gh_Card_root+.gh_Card_root{margin:0}',
  '[data-ground]{color:red}.gh-page-grid>*{min-width:0}',
  ':root{--gh-text:red}:where(:root){--gh-lit:initial}[data-theme=dark]{color-scheme:dark}',
  ':root,:where([data-ground],[data-theme]){--gh-text:red}',
  '@media print{.gh_Card_root{color:red}}@keyframes gh_Card_turn{to{rotate:1turn}}',
])('finds no fault in what is about components, and in tokens: %s', (css) => {
  expect(findOutsideRules(`@layer a{${css}}`)).toEqual([]);
});

it.each([
  ['*{margin:0}', '* reaches outside'],
  ['h2{margin:0}', 'h2 reaches outside'],
  ['.card{margin:0}', '.card reaches outside'],
  ['.gh_Card_root,button{margin:0}', 'button reaches outside'],
  ['.gh_Card_root+p{margin:0}', '.gh_Card_root+p reaches outside'],
  ['.gh_Card_root + p b{margin:0}', '.gh_Card_root + p b reaches outside'],
  ['body:has(.gh_Card_root){margin:0}', 'body:has(.gh_Card_root) reaches outside'],
  ['p:not(.gh_Card_root){margin:0}', 'p:not(.gh_Card_root) reaches outside'],
  ['p:is(.gh_Card_root,.card){margin:0}', 'p:is(.gh_Card_root,.card) reaches outside'],
  ['p:where([class*=card],[class*=gh_]){top:0}', 'p:where([class*=card],[class*=gh_]) reaches outside'],
  [':root{color-scheme:dark}', ':root reaches outside'],
  ['[data-theme=dark]{color:red}', '[data-theme=dark] reaches outside'],
  ['.gh_Card_root{--tone:red}', '--tone has no prefix'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn has no prefix'],
  ['@page{margin:0}', '@page is for the whole page'],
])('finds %s', (css, fault) => {
  expect(findOutsideRules(`@layer a{${css}}`)).toEqual([fault]);
});
