import { join } from 'node:path';
import { generateFiles, names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { formatTree } from '../format-tree.ts';
import { checkName } from '../../../../libs/cli/src/new/check-name.mjs';
import { toTitle } from '../../../../libs/cli/src/new/part-names.mjs';
import { chooseComponentName } from '../names/component-name.ts';
import { addTableRow } from '../source-edits/table-row.ts';
import { writeManifest, type LibraryOptions } from './manifest.ts';
import { linkPackage, lockPackage } from './workspace-package.ts';

const layers = ['feature', 'client', 'kit', 'base'] as const;
const runtimes = ['browser', 'node', 'any'] as const;

/**
 * A new library with all its folders and a first component (in browsers) or function, its test and its story. It is
 * added to the lockfile, and to node_modules once the files are written, so nothing has to be installed.
 */
export default async function libGenerator(
  tree: Tree,
  { name, layer = 'feature', runtime = 'browser' }: Partial<LibraryOptions> & { name: string },
): Promise<GeneratorCallback> {
  checkName('lib', name);
  refuseUnknown('layer', layer, layers);
  refuseUnknown('runtime', runtime, runtimes);
  const project = `libs/${name}`;
  const taken = [project, `apps/${name}`, `tools/${name}`].find((place) => tree.exists(place));
  if (taken) throw new Error(`There is ${taken} already, and project names are unique. Choose another name.`);

  const inBrowser = runtime === 'browser';
  const component = inBrowser ? chooseComponentName(tree, name) : '';
  const words = { name, component, call: names(name).propertyName, title: toTitle(name), inBrowser };
  generateFiles(tree, join(import.meta.dirname, 'files/every'), project, words);
  generateFiles(tree, join(import.meta.dirname, 'files', inBrowser ? 'browser' : 'plain'), project, words);
  const manifest = writeManifest(tree, { name, layer, runtime });
  lockPackage(tree, project, manifest);
  addTableRow(tree, 'README.md', {
    heading: '## Packages',
    cells: [`[${project}](${project})`, 'describe its purpose here'],
    like: '[libs/',
  });
  await formatTree(tree);
  return () => linkPackage(tree.root, project, manifest);
}

function refuseUnknown(option: string, value: string, known: readonly string[]): void {
  if (!known.includes(value))
    throw new Error(`There is no ${option} "${value}". Choose one of: ${known.join(', ')}.`);
}
