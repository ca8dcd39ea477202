import { beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, seeWorkspaceWithSecondFeature, warningsAt } from './lint.fixture.ts';

beforeAll(seeWorkspaceWithSecondFeature);

describe('what the server renders', () => {
  const styled = 'export const Box = () => <p style={{ color: red }} />;\nconst red = 1;\n';
  const raw =
    'export const Box = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n';

  it.each(['libs/blocks/src/Box.tsx', 'libs/ui/src/Box.tsx', 'libs/site/src/render/Box.tsx'])(
    'has no style attribute in %s',
    async (file) => {
      expect(await brokenRules(file, styled)).toContain('guildhall/no-style-prop');
    },
  );

  it.each(['libs/ui/src/Box.stories.tsx', 'libs/ui/src/Box.test.tsx'])(
    'may be styled to be shown in %s',
    async (file) => {
      expect(await brokenRules(file, styled)).not.toContain('guildhall/no-style-prop');
    },
  );

  it.each(['libs/blocks/src/Box.tsx', 'libs/ui/src/button/Box.tsx', 'libs/site/src/islands/Box.tsx'])(
    'has no unsanitised HTML in %s',
    async (file) => {
      expect(await brokenRules(file, raw)).toContain('guildhall/no-raw-html');
      expect(await brokenRules(file, 'export const props = { dangerouslySetInnerHTML: {} };')).toContain(
        'guildhall/no-raw-html',
      );
    },
  );

  it.each(['libs/ui/src/html/Box.tsx', 'libs/islands/src/Box.tsx', 'libs/site/src/render/Box.tsx'])(
    'is written as HTML only in places such as %s',
    async (file) => {
      expect(await brokenRules(file, raw)).toEqual([]);
    },
  );
});

describe('safety', () => {
  it.each([
    "export const html = '' as SafeHtml;",
    "export const html = '' as unknown as SafeHtml;",
    "export const urls = [''] as SafeUrl[];",
    "export const html = <SafeHtml>'';",
  ])('is not claimed: %s', async (text) => {
    const declared = `type SafeHtml = string;\ntype SafeUrl = string;\nexport type Both = SafeHtml | SafeUrl;\n${text}\n`;
    expect(await brokenRules('libs/cms-client/src/wrong.ts', declared)).toEqual([
      'guildhall/no-claimed-safety',
    ]);
    expect(await brokenRules('libs/safe-content/src/right.ts', declared)).toEqual([]);
  });
});

describe('money', () => {
  it.each([
    'export const total = (priceMinor: number) => priceMinor * 2;',
    'export const total = (line: { amountMinor: number }) => 100 + line.amountMinor;',
    'export const total = (line?: { amountMinor: number }) => 1 - line!.amountMinor;',
    'export const total = (line: { amountMinor?: number }) => (line.amountMinor as number) / 100;',
    "export const total = (line: Record<string, number>) => line['amountMinor']! % 100;",
    'export const total = (minor: number) => -minor;',
    'export const total = (lines: number[]) => { let sumMinor = 0; for (const a of lines) sumMinor += a; return sumMinor; };',
    'export const total = (minor: number) => { minor++; };',
    "export const price = parseFloat('1');",
    "export const price = Number.parseFloat('1');",
    "export const prices = ['1'].map(parseFloat);",
    'export const price = (1).toFixed(2);',
  ])('is not computed outside its library: %s', async (text) => {
    for (const file of ['libs/cart/src/wrong.ts', 'libs/api/src/wrong.ts', 'libs/product/src/Wrong.tsx'])
      expect(await brokenRules(file, text)).toContain('guildhall/no-money-arithmetic');
    expect(await brokenRules('libs/money/src/right.ts', text)).not.toContain('guildhall/no-money-arithmetic');
  });

  it.each([
    'export const dear = (priceMinor: number) => priceMinor > 100;',
    'export const same = (a: { amountMinor: number }, bMinor: number) => a.amountMinor === bMinor;',
    'export const minority = (minority: number) => minority * 2;',
    'export const count = (lines: string[]) => lines.length + 1;',
  ])('may be compared, and other values may be computed: %s', async (text) => {
    expect(await brokenRules('libs/cart/src/right.ts', text)).toEqual([]);
  });
});

describe('tests', () => {
  it.each([
    "it.only('a', () => undefined);",
    "it.skip('a', () => undefined);",
    "describe.skip('a', () => undefined);",
    "it.todo('a');",
    "it.skipIf(true)('a', () => undefined);",
    "it.each([1]).only('a', () => undefined);",
    "it('a', { retry: 2 }, () => undefined);",
    "test.fixme('a', async () => undefined);",
    'test.describe.configure({ retries: 2 });',
    "xit('a', () => undefined);",
  ])('run, every time, once: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/wrong.test.ts', text)).toEqual(['guildhall/no-dodged-tests']);
    expect(await brokenRules('apps/site-e2e/src/wrong.spec.ts', text)).toEqual(['guildhall/no-dodged-tests']);
  });

  it.each([
    'await page.waitForTimeout(100);',
    'await new Promise((resolve) => setTimeout(resolve, 100));',
    'await new Promise<void>((resolve) => { setTimeout(() => resolve(), 100); });',
    "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(100);",
    'await sleep(100);',
  ])('do not sleep: %s', async (text) => {
    const declared = text.includes('import') ? text : `declare const page: any, sleep: any;\n${text}`;
    expect(await brokenRules('libs/ui/src/wrong.test.ts', declared)).toContain('guildhall/no-sleep');
    expect(await brokenRules('apps/site-e2e/src/wrong.spec.ts', declared)).toContain('guildhall/no-sleep');
  });

  it('may be long and set a timeout', async () => {
    const long = `it('a', { timeout: 60_000 }, () => {\n${'  void 0;\n'.repeat(100)}});\n`;
    expect(await brokenRules('libs/ui/src/right.test.ts', long)).toEqual([]);
  });
});

describe('files', () => {
  it.each([
    'libs/ui/src/newsCard.ts',
    'libs/ui/src/NewsCard.ts',
    'libs/ui/src/news_card.ts',
    'libs/ui/src/newsCard.tsx',
  ])('are not named like %s', async (file) => {
    expect(await brokenRules(file, 'export const a = 1;')).toEqual(['guildhall/file-name']);
  });

  it.each([
    'libs/ui/src/news-card.ts',
    'libs/ui/src/NewsCard.tsx',
    'libs/ui/src/NewsCard.browser.test.tsx',
    'libs/ui/src/NewsCard.test.ts',
    'apps/site/vite.config.ts',
  ])('are named like %s', async (file) => {
    expect(await brokenRules(file, 'export const a = 1;')).toEqual([]);
  });

  it('have at most 400 lines', async () => {
    expect(await brokenRules('libs/ui/src/long.ts', '\n'.repeat(401))).toEqual(['max-lines']);
    expect(await brokenRules('libs/ui/src/long.ts', '\n'.repeat(399))).toEqual([]);
  });

  it('have functions of at most 60 lines', async () => {
    const lines = (count: number) => `export function a() {\n${'  void 0;\n'.repeat(count)}}\n`;
    expect(await brokenRules('libs/ui/src/long.ts', lines(60))).toEqual(['max-lines-per-function']);
    expect(await brokenRules('libs/ui/src/long.ts', lines(58))).toEqual([]);
  });

  it('use named exports, except where tools read the default one', async () => {
    const text = 'export default 1;';
    expect(await brokenRules('libs/ui/src/wrong.ts', text)).toEqual(['no-restricted-exports']);
    expect(await brokenRules('libs/ui/src/wrong.ts', 'const a = 1;\nexport { a as default };')).toEqual([
      'no-restricted-exports',
    ]);
    for (const file of [
      'libs/ui/vite.config.ts',
      'libs/ui/src/Box.stories.tsx',
      'libs/sandbox/src/example-content/home.ts',
    ])
      expect(await brokenRules(file, text)).toEqual([]);
  });
});

describe('libraries', () => {
  it('do not write to the console', async () => {
    expect(await brokenRules('libs/ui/src/wrong.ts', "console.log('a');")).toEqual(['no-console']);
    expect(await brokenRules('apps/api/src/right.ts', "console.log('a');")).toEqual([]);
  });

  it('follow the rules of hooks', async () => {
    const text =
      "import { useState } from 'react';\nexport const Box = ({ on }: { on: boolean }) => {\n  if (on) useState(1);\n  return null;\n};\n";
    expect(await brokenRules('libs/ui/src/Box.tsx', text)).toEqual(['react-hooks/rules-of-hooks']);
  });
});

describe('names', () => {
  it.each([
    'const patienceMs = 1;\nexport const timeoutMs = patienceMs;',
    'export function tellEnd() {}',
    'export interface Clock { tellTime: () => void }',
    "export type Verdict = 'met';",
    'export class Store { keeper = 1; }',
    'export const asked = 1;',
    'export const parse = (answer: string) => answer;',
    'export interface Options { cutAnswer: boolean }',
    "export const calls = { readAnswers: () => 'a' };",
  ])('have no private words: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/wrong.ts', text)).toEqual(['guildhall/plain-words']);
  });

  it.each([
    'export function statusOf() {}',
    "export const statusOf = () => 'a';",
    'export const show = (statusOf: () => string) => statusOf();',
    'export interface Calls { statusOf: (id: string) => string }',
    'export interface Calls { statusOf(id: string): string }',
    "export const calls = { statusOf: () => 'a' };",
    'export class Store { statusOf() {} }',
    'export interface CheckoutParts { a: 1 }',
    "export const pageParts = ['a'];",
  ])('say what a function does and what a value is: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/wrong.ts', text)).toEqual(['guildhall/plain-words']);
  });

  it.each([
    'export type ElementOf<T> = T extends (infer Element)[] ? Element : never;',
    "export const asOf = '2026-11-01';",
    "export const parts = new Intl.NumberFormat('en').formatToParts(1);",
    'export const task = [1].indexOf(1);',
  ])('may be like %s', async (text) => {
    expect(await brokenRules('libs/ui/src/right.ts', text)).not.toContain('guildhall/plain-words');
  });

  it('may contain such a word inside another one, and other packages’ names', async () => {
    const text = "import { tell } from 'other';\nexport const bookkeeper = tell.patience;";
    expect(await brokenRules('libs/ui/src/right.ts', text)).not.toContain('guildhall/plain-words');
  });
});

describe('rules', () => {
  it('are errors or off, never warnings', async () => {
    for (const file of [
      'libs/ui/src/Box.tsx',
      'libs/ui/src/Box.test.tsx',
      'libs/site/src/host/main.ts',
      'tools/start.mjs',
    ]) {
      expect(await warningsAt(file)).toEqual([]);
    }
  });
});

describe('comments', () => {
  it.each([
    '/** What is kept. */',
    '/**\n * Whether it is open.\n */',
    '// How long it takes, ms.',
    '/* Where it leads. */',
    '// A first line.\n\n// Which of them wins.',
  ])('begin with what the thing is or does, not like %s', async (text) => {
    expect(await brokenRules('libs/ui/src/wrong.ts', `${text}\nexport const a = 1;\n`)).toEqual([
      'guildhall/comment-opening',
    ]);
  });

  it.each([
    '/** The kept pages. */',
    '/** Whatever the shop sends. */',
    '// A sentence of two lines, the second of which tells\n// what happens next.',
    '// eslint-disable-next-line no-var',
  ])('may begin like %s', async (text) => {
    expect(await brokenRules('libs/ui/src/right.ts', `${text}\nexport const a = 1;\n`)).not.toContain(
      'guildhall/comment-opening',
    );
  });
});

describe('texts and comments', () => {
  it.each([
    "export const text = 'The film did not arrive.';",
    'export const text = `See that ${1} is right`;\n// It is taken for a link.',
    '/** An attribute that is none of\n * ours. */\nexport const a = 1;',
    'export const Text = () => <p>Our e-mail</p>;',
  ])('have no phrases that read as translated: %s', async (text) => {
    expect(await brokenRules('libs/ui/src/Wrong.tsx', text)).toContain('guildhall/plain-phrases');
  });
});

describe('styles', () => {
  const findRules = (selector: string) =>
    brokenRules('libs/ui/src/wrong.css', `${selector} {\n  color: red;\n}\n`);

  it.each([
    'body:has(.menu) > main',
    ':root:has(.bar)',
    '.list > li:not(:has(img)) > *',
    '.list:has(img) > :first-child',
  ])('compute no more than a part of the page again: %s', async (selector) => {
    expect(await findRules(selector)).toEqual(['guildhall/narrow-has']);
  });

  it.each([
    'header:has(> .menu) ~ :is(main, footer)',
    'section:has(> .file) + section',
    '.card:has(a:hover)',
    'li > *',
  ])('may depend on what is within: %s', async (selector) => {
    expect(await findRules(selector)).toEqual([]);
  });
});
