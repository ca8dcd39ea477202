import { expect, it } from 'vitest';
import { differsInBodiesOnly, importsNothingNew } from './function-bodies.mjs';

const before = `import { read } from './read.ts';

const limit = 3;

/** Says whether there are too many. */
export function isFull(count: number): boolean {
  return count > limit;
}

export const findFirst = (list: readonly string[]) => list[0];
`;
const differs = (change: (text: string) => string, file = 'full.ts', text = before) =>
  differsInBodiesOnly(file, text, change(text));

it('a function that declares its result may change inside, with what it imports', () => {
  expect(differs((text) => text.replace('count > limit', 'count >= limit'))).toBe(true);
  expect(
    differs(
      (text) => `import { write } from './write.ts';\n${text.replace('count > limit', 'write(count)')}`,
    ),
  ).toBe(true);
  expect(
    differs((text) => text.replace('{ read }', '{ read, write }').replace('count > limit', 'write(count)')),
  ).toBe(true);
});

it('a component may, since it returns an element', () => {
  const component = 'export function Note({ text }: { text: string }) {\n  return <p>{text}</p>;\n}\n';
  const change = (text: string) => text.replace('<p>{text}</p>', '<em>{text}</em>');
  expect(differs(change, 'Note.tsx', component)).toBe(true);
  expect(differs(change, 'Note.tsx', component.replace('Note', 'renderNote'))).toBe(false);
});

it('everything else that differs is more: constants, parameters, inferred results, other imports of a name', () => {
  for (const [old, now] of [
    ['limit = 3', 'limit = 4'],
    ['count: number', 'count = 0'],
    ['list[0]', 'list.at(0)'],
    ['./read.ts', './read-all.ts'],
    ['{ read }', '{ readAll as read }'],
    ['export function', 'function'],
  ] as const)
    expect([old, differs((text) => text.replace(old, now))]).toEqual([old, false]);
});

it('a file that is new, gone, or of another language differs as a whole', () => {
  expect(differs(() => '')).toBe(false);
  expect(differsInBodiesOnly('full.ts', '', before)).toBe(false);
  expect(differs((text) => text.replace('count > limit', 'true'), 'full.php')).toBe(false);
});

it('a version imports nothing new if it names no other module', () => {
  expect(importsNothingNew(before, before.replace('{ read }', '{ read, write }'))).toBe(true);
  expect(importsNothingNew(before, before.replace('read.ts', 'write.ts'))).toBe(false);
});
