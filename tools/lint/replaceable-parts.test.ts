import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = 'docs/guides/your-own-site.md';

/** Files with the types of what a site may give, and of what its parts are handed. */
const sources = [
  'libs/site/src/site-definition.ts',
  'libs/site/src/chrome/chrome-props.ts',
  'libs/blocks/src/blocks/blocks-context.ts',
  'libs/blocks/src/cards/card-list.ts',
];

/** The props of components that a property holds in a type of another name. */
const heldProps: Readonly<Record<string, string>> = {
  BlockRegistry: 'BlockProps',
  CardViews: 'CardListProps',
  SitePage: 'SitePageProps',
};

interface Declared {
  /** Properties by name, with the text of their type. */
  properties: Map<string, string>;
  bases: string[];
}

const interfaces = new Map(
  sources
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements];
    })
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .map((declared) => [declared.name.text, toDeclared(declared)]),
);

function toDeclared(declared: ts.InterfaceDeclaration): Declared {
  const properties = declared.members.filter((member) => ts.isPropertySignature(member));
  return {
    properties: new Map(properties.map(({ name, type }) => [name.getText(), type?.getText() ?? ''])),
    bases: (declared.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText()),
    ),
  };
}

/** Properties of an interface and of those that it extends. */
function listProperties(name: string): [name: string, type: string][] {
  const declared = interfaces.get(name);
  if (!declared) throw new Error(`${name} is in none of the sources`);
  return [...declared.bases.flatMap(listProperties), ...declared.properties];
}

/** The names of what the components of a type are handed; none for values. */
function listHanded(type: string): string[] {
  const held = type
    .match(/\w+/g)
    ?.map((word) => heldProps[word] ?? (word.endsWith('Props') ? word : undefined));
  const name = held?.find((one) => one !== undefined);
  return name === undefined ? [] : listProperties(name).map(([property]) => property);
}

const parts = new Map(
  listProperties('SiteDefinition').flatMap(([name, type]) =>
    type === 'SiteChrome'
      ? listProperties(type).map(([inner, held]) => [`${name}.${inner}`, listHanded(held)] as const)
      : [[name, listHanded(type)] as const],
  ),
);

const [, table = ''] =
  /<!-- parts of defineSite[^]*?-->\n\n([^]*?)\n\n/.exec(readFileSync(join(root, guide), 'utf8')) ?? [];
const rows = table
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, part = '', mark = '', handed = '']) => ({
    part: /`([^`]+)`/.exec(part)?.[1] ?? part,
    mark,
    handed: [...handed.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));

it('the guide marks every part that a site may give, and no other', () => {
  expect(parts.size).toBeGreaterThan(8);
  expect([...new Set(rows.map(({ part }) => part))].sort()).toEqual([...parts.keys()].sort());
  for (const { part, mark } of rows) expect(mark, part).toMatch(/^(?:safe|unsafe)$/);
});

it('the guide says what each part is handed', () => {
  for (const { part, handed } of rows)
    expect([...handed].sort(), part).toEqual([...(parts.get(part) ?? [])].sort());
});
