import type { Tree } from '@nx/devkit';
import { editText } from '../../../../libs/cli/src/new/source-edits.mjs';

/** Edits a TypeScript file by its syntax tree, so that its formatting does not matter. */
export function editSource(tree: Tree, file: string, edit: Parameters<typeof editText>[2]): void {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there: this generator needs it. Has it moved?`);
  tree.write(file, editText(file, text, edit));
}
