import { expect, it } from 'vitest';
import { findFaults, readWorkspace, type Workspace } from './find-faults.ts';
import { listFiles } from './list-files.ts';
import { readDocument, readDocuments } from './read-documents.ts';
import { findRenderFaults } from './readme-app.ts';
import { addValueChecks } from './values.ts';

const documents = readDocuments();

it.each(documents)('$name: what its examples import, run and set exists and is installed', (document) => {
  expect(findFaults(document, documents, readWorkspace())).toEqual([]);
});

it('has two examples that cannot be compiled outside the workspace: those of the sandbox', () => {
  const fragments = documents.flatMap(({ snippets }) => snippets.filter(({ note }) => note === 'fragment'));
  expect(fragments).toHaveLength(2);
});

const read = (...lines: string[]) => readDocument('libs/tides/README.md', `${lines.join('\n')}\n`);

it('reads examples with their places, also those in a list', () => {
  const { snippets } = read(
    '1. One',
    '',
    '   ```ts part=site',
    '   a,',
    '   ```',
    '```css',
    '/* a.css */',
    '```',
  );
  expect(snippets).toEqual([
    { place: 'libs/tides/README.md:3', language: 'ts', note: 'part=site', code: 'a,\n', file: undefined },
    {
      place: 'libs/tides/README.md:6',
      language: 'css',
      note: undefined,
      code: '/* a.css */\n',
      file: 'a.css',
    },
  ]);
});

it('completes examples on the line before, and adds files of the document that another one continues', () => {
  const before = readDocument('docs/guides/own.md', '```ts\n// a.ts\n```\n\n```ts\n// b.ts\n```\n');
  const document = read(
    '<!-- continues ../../docs/guides/own.md -->',
    '<!-- file c.ts\nexport {};\n-->',
    '```ts\n// a.ts\nlet a;\n```',
    '```ts\n// a.ts\nlet other;\n```',
    '```ts part=texts\ncart: {},\n```',
    '```ts fragment\n…\n```',
    "```ts part=site\nimport { a } from './a.ts';\n\nhead: a,\n```",
  );
  const files = listFiles(document, [before, document]);
  expect(Object.fromEntries(files.map(({ path, code }) => [path, code]))).toEqual({
    'a.ts': 'export {};\n// a.ts\nlet a;\n',
    'a-9.ts': 'export {};\n// a.ts\nlet other;\n',
    'b.ts': 'export {};\n// b.ts\n',
    'c.ts': 'export {};\n',
    'line-13.ts': expect.stringContaining('Partial<Parameters<typeof defineTexts>[0]> = {\ncart: {},\n};'),
    'line-19.ts': expect.stringMatching(/^import .*\nimport .*\nexport const .* = \{\nhead: a,\n\};\n$/),
  });
});

const workspace: Workspace = {
  libraries: new Map([
    [
      '@guildhall/tides',
      {
        name: '@guildhall/tides',
        version: '0.0.0',
        exports: { '.': './index.js' },
        peerDependencies: { react: '>=18' },
      },
    ],
  ]),
  scripts: new Set(['build']),
  tokens: new Set(['--gh-brand']),
  exists: (path) => path === 'tools/tide.mjs',
};

it.each([
  ['ts', "import { a } from '@guildhall/tides/moon';", 'imports @guildhall/tides/moon, which is no door'],
  ['ts', "import * as v from 'valibot';", 'imports valibot, which the document does not install'],
  ['sh', 'npm run rebuild', 'runs rebuild, which is no script'],
  ['sh', 'npm install jotai react', 'installs jotai without its version, jotai@3'],
  ['sh', 'npx tcs -p .', 'runs tcs, which is no program'],
  ['sh', 'node tools/ebb.mjs', 'names tools/ebb.mjs, which does not exist'],
  ['css', ':root { --colour: red; }', 'sets --colour, which the kit does not know'],
])('reports an example in %s: %s', (language, code, fault) => {
  const document = read(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(findFaults(document, [document], workspace)).toEqual([`libs/tides/README.md:1 ${fault}`]);
});

it('accepts what exists', () => {
  const document = read(
    '# @guildhall/tides',
    '```sh\nnpm install @guildhall/tides react@19 # both\nnpm run build && node --watch tools/tide.mjs\n```',
    "```tsx\nimport { a } from '@guildhall/tides';\nimport { join } from 'node:path';\nimport './a.ts';\n```",
    '```json\n// package.json\n"a": 1\n```',
    '```css\n:root { --gh-brand: red; }\n```',
  );
  expect(findFaults(document, [document], workspace)).toEqual([]);
});

it('reports a README whose install line lacks a peer, and JSON that is none', () => {
  const document = read(
    '# @guildhall/tides',
    '```sh\nnpm install @guildhall/tides\n```',
    '```json\n{ a: 1 }\n```',
  );
  expect(findFaults(document, [document], workspace)).toEqual([
    expect.stringMatching(/^libs\/tides\/README\.md:5 is not JSON/),
    'libs/tides/README.md does not install react',
  ]);
});

it.each([
  ["f('a'); // 'b', with a reason", "globalThis.checkValue(0, f('a'), 'b');"],
  ['  f(a); // [1, 2], or none', '  globalThis.checkValue(0, f(a), [1, 2]);'],
  ['const a = f(); // undefined', 'const a = f(); globalThis.checkValue(0, a, undefined);'],
  ['f(); // of the shop', undefined],
  ["type A = B; // { name: 'map' }", undefined],
])('checks the value that a comment states: %s', (line, checked) => {
  expect(addValueChecks(line)).toBe(checked);
});

it('rejects a comment that begins like a value and is none', () => {
  expect(() => addValueChecks('f(); // { a: … }')).toThrow('begins like a value');
});

it('reports components of READMEs that render nothing, or not what a comment says that they show', () => {
  const document = read('```tsx\nexport const Buy = () => <Price />;\n{/* DKK 1,250 / €168 */}\n```');
  const place = 'libs/tides/README.md:1';
  const find = (html: string) => findRenderFaults([document], { [place]: html });
  expect(find('<p>DKK\u00a01,250 <span>/ </span>€168</p>')).toEqual([]);
  expect(find('<p>DKK 1,250</p>')).toEqual([`${place} does not show DKK 1,250 / €168`]);
  expect(find('')[0]).toBe(`${place} renders nothing`);
});
