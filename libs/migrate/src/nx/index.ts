import { codemods } from '../codemods/index.ts';
import { isLeftOut, isSiteFile } from '../site/read-files.ts';
import { Site } from '../site/site.ts';

/** The part of the files of an Nx workspace that is used here. */
interface NxTree {
  /** The names in a folder. */
  children(folder: string): string[];
  /** True for a file, false for a folder. */
  isFile(path: string): boolean;
  /** The text of a file. */
  read(path: string, encoding: 'utf-8'): string | null;
  /** Writes a file when all migrations have run. */
  write(path: string, text: string): void;
}

/**
 * Runs the codemods of 0.1.0, for `nx migrate`. Returns what is left to do, which Nx prints.
 *
 * @example
 * const left: string[] = migrateTo010(tree);
 * @public
 */
export const migrateTo010 = (tree: NxTree): string[] => runCodemods(tree, '0.1.0');

/**
 * Runs the codemods of 0.2.0, as `migrateTo010` does those of 0.1.0.
 *
 * @example
 * const left: string[] = migrateTo020(tree);
 * @public
 */
export const migrateTo020 = (tree: NxTree): string[] => runCodemods(tree, '0.2.0');

function runCodemods(tree: NxTree, wanted: string): string[] {
  const site = new Site(readTree(tree));
  for (const { version, change } of codemods) if (version === wanted) change(site);
  for (const [path, text] of site.listChanges()) tree.write(path, text);
  return site.tasks.map(({ file, line, text }) => `${file}:${line} ${text}`);
}

function readTree(tree: NxTree, folder = '', found = new Map<string, string>()): Map<string, string> {
  for (const name of tree.children(folder)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (!tree.isFile(path)) {
      if (!isLeftOut(name)) readTree(tree, path, found);
    } else if (isSiteFile(path)) found.set(path, tree.read(path, 'utf-8') ?? '');
  }
  return found;
}
