import { afterEach, expect, it } from 'vitest';
import './base.css';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

it('hyphenates long words, but not in English, whose words are short [2.3.17]', () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  const readHyphens = (language: string) => {
    document.documentElement.lang = language;
    return getComputedStyle(heading).hyphens;
  };
  expect(['de', 'da-DK', 'en', 'en-GB'].map(readHyphens)).toEqual(['auto', 'auto', 'manual', 'manual']);
});

it('animates from page to page only for visitors who do not ask for reduced motion [2.3.16]', () => {
  const found: (string | undefined)[] = [];
  const walk = (rules: CSSRuleList, condition?: string) => {
    for (const rule of rules) {
      if (rule.constructor.name === 'CSSViewTransitionRule') found.push(condition);
      if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, rule instanceof CSSMediaRule ? rule.conditionText : condition);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules);
  expect(new Set(found)).toEqual(new Set(['(prefers-reduced-motion: no-preference)']));
});
