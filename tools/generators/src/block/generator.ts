import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { checkName } from '../names/check-name.ts';
import { componentName } from '../names/component-name.ts';
import {
  addBefore,
  addExport,
  addImport,
  addMapEntry,
  addProperty,
  addUnionMember,
  editSource,
} from '../source-edits/source-edits.ts';
import { addTableRow } from '../source-edits/table-row.ts';

const parsed = 'libs/cms-client/src';
const shown = 'libs/blocks/src';

export interface BlockOptions {
  /** `pull-quote`: the part of the content service's `blockName` after the slash. */
  name: string;
}

/** A new content block with one field, `text`: its type, schema, component, styles, tests and stories, registered in both registries. */
export default async function blockGenerator(tree: Tree, { name }: BlockOptions): Promise<void> {
  checkName('block', name);
  refuseTaken(tree, name);
  const { className, propertyName } = names(name);
  const component = componentName(tree, name);
  const words = {
    name,
    component,
    type: `${className}Block`,
    schema: `${propertyName}Schema`,
    title: title(name),
  };

  generateFiles(tree, join(import.meta.dirname, 'files/cms-client'), `${parsed}/blocks`, words);
  generateFiles(tree, join(import.meta.dirname, 'files/blocks'), `${shown}/${name}`, words);
  registerParsing(tree, words);
  editSource(tree, `${shown}/blocks/block-registry.ts`, (source) => [
    addImport(source, component, `../${name}/${component}.tsx`),
    addProperty(source, 'blockRegistry', `'${name}': ${component}`),
  ]);
  addTableRow(tree, 'libs/blocks/README.md', {
    heading: '## Blocks',
    cells: [name, 'text', 'Say here what it looks like'],
  });
  await formatFiles(tree);
}

function registerParsing(
  tree: Tree,
  { name, type, schema }: { name: string; type: string; schema: string },
): void {
  editSource(tree, `${parsed}/blocks/block.ts`, (source) => [
    addBefore(
      source,
      'UnknownBlock',
      `export interface ${type} extends BlockBase {\n  name: '${name}';\n  text: SafeHtml;\n}`,
    ),
    addUnionMember(source, 'Block', type, 'UnknownBlock'),
  ]);
  editSource(tree, `${parsed}/blocks/block-registry.ts`, (source) => [
    addImport(source, schema, `./${name}-schema.ts`),
    addMapEntry(source, `['${name}', ${schema}(read)]`),
  ]);
  editSource(tree, `${parsed}/index.ts`, (source) => [addExport(source, type, './blocks/block.ts')]);
}

function refuseTaken(tree: Tree, name: string): void {
  const registry = tree.read(`${parsed}/blocks/block-registry.ts`, 'utf8') ?? '';
  const place = [`${shown}/${name}`, `${parsed}/blocks/${name}-schema.ts`].find((one) => tree.exists(one));
  if (place || registry.includes(`['${name}',`))
    throw new Error(
      `There is a block "${name}" already (${place ?? `${parsed}/blocks/block-registry.ts`}). Choose another name, or change that block.`,
    );
}

/** `pull-quote` → `Pull quote`. */
const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
