import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { checkName } from '../names/check-name.ts';
import { chooseComponentName } from '../names/component-name.ts';
import { addElement, addImport, addProperty, editSource } from '../source-edits/source-edits.ts';

const parsed = 'libs/cms-client/src';
const shown = 'libs/blocks/src';

export interface BlockOptions {
  /** `pull-quote`: the part of the content service's `blockName` after the slash. */
  name: string;
}

/** A new content block with one field, `text`: its definition, component, styles, test and stories, a line in both lists, its section of the reference. */
export default async function blockGenerator(tree: Tree, { name }: BlockOptions): Promise<void> {
  checkName('block', name);
  refuseTaken(tree, name);
  const { propertyName } = names(name);
  const component = chooseComponentName(tree, name);
  const definition = isFree(propertyName) ? propertyName : `${propertyName}Block`;
  const view = `${propertyName}Block`;
  const words = { name, component, definition, view, title: toTitle(name) };

  generateFiles(tree, join(import.meta.dirname, 'files/cms-client'), `${parsed}/blocks`, words);
  generateFiles(tree, join(import.meta.dirname, 'files/blocks'), `${shown}/${name}`, words);
  editSource(tree, `${parsed}/blocks/built-in-blocks.ts`, (source) => [
    addImport(source, definition, `./${name}.ts`),
    addElement(source, 'builtInBlocks', definition),
  ]);
  editSource(tree, `${shown}/blocks/block-registry.ts`, (source) => [
    addImport(source, view, `../${name}/${component}.tsx`),
    addProperty(source, 'blockRegistry', `'${name}': ${view}`),
  ]);
  addSection(tree, name);
  await formatFiles(tree);
}

/** Adds the section that the test of the block reference expects for the template's definition. */
function addSection(tree: Tree, name: string): void {
  const section = [
    `## ${name}`,
    'Describe what the block shows.',
    '| Field | Kind | | Use |\n| --- | --- | --- | --- |\n| `text` | html | required | Text with links, emphasis and lists. |',
  ];
  const reference = tree.read('docs/blocks.md', 'utf8') ?? '';
  tree.write('docs/blocks.md', [reference.trimEnd(), ...section].join('\n\n') + '\n');
}

function refuseTaken(tree: Tree, name: string): void {
  const others = tree.children(`${parsed}/blocks`).map((file) => `${parsed}/blocks/${file}`);
  const place =
    [`${shown}/${name}`, `${parsed}/blocks/${name}.ts`].find((one) => tree.exists(one)) ??
    others.find((file) => isAlso(tree.read(file, 'utf8') ?? '', name));
  if (place)
    throw new Error(
      `There is a block "${name}" already, or a file by its name (${place}). Choose another name, or change that block.`,
    );
}

/** Recognises an alias in the file of another block: a heading is also a text. */
function isAlso(source: string, name: string): boolean {
  const also = /\balso: \{(.*)\}/.exec(source)?.[1] ?? '';
  return also.split(/[^\w-]+/).includes(name);
}

/** Rejects keywords and the names that the constant's file imports. */
function isFree(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name);
  return name !== 'html' && scanner.scan() === ts.SyntaxKind.Identifier;
}

/** `pull-quote` → `Pull quote`. */
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
