import { join } from 'node:path';
import { generateFiles, names, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { formatTree } from '../format-tree.ts';
import { checkName } from '../names/check-name.ts';
import { chooseComponentName } from '../names/component-name.ts';
import {
  addArgumentProperty,
  addElement,
  addImport,
  addProperty,
  editSource,
} from '../source-edits/source-edits.ts';

const parsed = 'libs/cms-client/src';
const shown = 'libs/blocks/src';

export interface BlockOptions {
  /** `pull-quote`: the part of the content service's `blockName` after the slash. */
  name: string;
  /** Folder of the site that gets the block, such as `apps/site`. Without it, the kit gets it. */
  site?: string;
}

/** A new content block with one field, `text`: its definition, component, styles, test and stories, and a line in both lists. A block of the kit also has a section of the reference. */
export default async function blockGenerator(tree: Tree, { name, site }: BlockOptions): Promise<void> {
  checkName('block', name);
  if (site === undefined) addKitBlock(tree, name);
  else addSiteBlock(tree, name, site.replace(/^\.\/|\/+$/g, ''));
  await formatTree(tree);
}

function addKitBlock(tree: Tree, name: string): void {
  refuseTaken(tree, name);
  const words = chooseWords(tree, name);
  generateFiles(tree, join(import.meta.dirname, 'files/cms-client'), `${parsed}/blocks`, words);
  generateFiles(tree, join(import.meta.dirname, 'files/blocks'), `${shown}/${name}`, words);
  editSource(tree, `${parsed}/blocks/built-in-blocks.ts`, (source) => [
    addImport(source, words.definition, `./${name}.ts`),
    addElement(source, 'builtInBlocks', words.definition),
  ]);
  editSource(tree, `${shown}/blocks/block-registry.ts`, (source) => [
    addImport(source, words.view, `../${name}/${words.component}.tsx`),
    addProperty(source, 'blockRegistry', `'${name}': ${words.view}`),
  ]);
  addSection(tree, name);
}

/** Everything stands in the site's own folder. */
function addSiteBlock(tree: Tree, name: string, site: string): void {
  const own = `${site}/src`;
  const missing = [`${own}/blocks.ts`, `${own}/site.tsx`].find((file) => !tree.exists(file));
  if (missing) throw new Error(`${missing} is not there. Name the folder of a site: --site apps/site`);
  if (isBuiltIn(tree, name))
    throw new Error(
      `The kit has a block "${name}". Choose another name, or replace its view: docs/guides/your-own-site.md`,
    );
  if (tree.exists(`${own}/${name}`))
    throw new Error(`There is ${own}/${name} already. Choose another name, or change that block.`);
  const words = chooseWords(tree, name);
  generateFiles(tree, join(import.meta.dirname, 'files/site'), `${own}/${name}`, words);
  editSource(tree, `${own}/blocks.ts`, (source) => [
    addImport(source, words.definition, `./${name}/${name}.ts`),
    addElement(source, 'blocks', words.definition),
  ]);
  editSource(tree, `${own}/site.tsx`, (source) => [
    addImport(source, words.view, `./${name}/${words.component}.tsx`),
    addArgumentProperty(source, { call: 'defineSite', name: 'views' }, `'${name}': ${words.view}`),
  ]);
}

function chooseWords(tree: Tree, name: string) {
  const { propertyName } = names(name);
  return {
    name,
    component: chooseComponentName(tree, name),
    definition: isFree(propertyName) ? propertyName : `${propertyName}Block`,
    view: isFree(propertyName) ? `${propertyName}Block` : `${propertyName}View`,
    title: toTitle(name),
  };
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
  const place =
    [`${shown}/${name}`, `${parsed}/blocks/${name}.ts`].find((one) => tree.exists(one)) ??
    findAlias(tree, name);
  if (place)
    throw new Error(
      `There is a block "${name}" already, or a file by its name (${place}). Choose another name, or change that block.`,
    );
}

function isBuiltIn(tree: Tree, name: string): boolean {
  const file = tree.read(`${parsed}/blocks/${name}.ts`, 'utf8') ?? '';
  return file.includes('= defineBlock(') || findAlias(tree, name) !== undefined;
}

/** Finds the file of the built-in block that has this name as an alias. */
function findAlias(tree: Tree, name: string): string | undefined {
  const files = tree.children(`${parsed}/blocks`).map((file) => `${parsed}/blocks/${file}`);
  return files.find((file) => isAlso(tree.read(file, 'utf8') ?? '', name));
}

/** Recognises an alias in the file of another block: a heading is also a text. */
function isAlso(source: string, name: string): boolean {
  const also = /\balso: \{(.*)\}/.exec(source)?.[1] ?? '';
  return also.split(/[^\w-]+/).includes(name);
}

/** Names in the files that import the constant. */
const usedNames = new Set(['blocks', 'expect', 'html', 'it', 'meta', 'site']);

/** Rejects keywords and names that a file with the constant already has. */
function isFree(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name);
  return !usedNames.has(name) && scanner.scan() === ts.SyntaxKind.Identifier;
}

/** `pull-quote` → `Pull quote`. */
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
