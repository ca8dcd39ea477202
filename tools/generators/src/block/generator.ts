import { join } from 'node:path';
import { generateFiles, names, type Tree } from '@nx/devkit';
import { checkName } from '../../../../libs/cli/src/new/check-name.mjs';
import { hasAlias, isFreeName, toTitle } from '../../../../libs/cli/src/new/part-names.mjs';
import { addElement, addImport, addProperty } from '../../../../libs/cli/src/new/source-edits.mjs';
import { formatTree } from '../format-tree.ts';
import { chooseComponentName } from '../names/component-name.ts';
import { editSource } from '../source-edits/edit-source.ts';

const parsed = 'libs/cms-client/src';
const shown = 'libs/blocks/src';

export interface BlockOptions {
  /** `pull-quote`: the part of the content service's `blockName` after the slash. */
  name: string;
}

/** A new content block of the kit with one field, `text`: its definition, component, styles, test and stories, a line in both lists, and a section of the reference. */
export default async function blockGenerator(tree: Tree, { name }: BlockOptions): Promise<void> {
  checkName('block', name);
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
  await formatTree(tree);
}

function chooseWords(tree: Tree, name: string) {
  const { propertyName } = names(name);
  return {
    name,
    component: chooseComponentName(tree, name),
    definition: isFreeName(propertyName) ? propertyName : `${propertyName}Block`,
    view: isFreeName(propertyName) ? `${propertyName}Block` : `${propertyName}View`,
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

/** Finds the file of the built-in block that has this name as an alias. */
function findAlias(tree: Tree, name: string): string | undefined {
  const files = tree.children(`${parsed}/blocks`).map((file) => `${parsed}/blocks/${file}`);
  return files.find((file) => hasAlias(tree.read(file, 'utf8') ?? '', name));
}
