import { createTree } from '@nx/devkit/testing';
import { expect, it } from 'vitest';
import { migrateTo010 } from './index.ts';

it('rewrites the files of a workspace, without its packages, and returns what is left to do', () => {
  const tree = createTree();
  tree.write('apps/garden/src/theme.css', ':root { --brand: red; }');
  tree.write('apps/garden/node_modules/other/theme.css', ':root { --brand: red; }');
  tree.write('apps/garden/src/cart.ts', "import { removeLineAtom } from '@guildhall/cart';\n");
  const left = migrateTo010(tree);
  expect(tree.read('apps/garden/src/theme.css', 'utf8')).toBe(':root { --gh-brand: red; }');
  expect(tree.read('apps/garden/node_modules/other/theme.css', 'utf8')).toContain('--brand');
  expect(left).toEqual([expect.stringMatching(/^apps\/garden\/src\/cart\.ts:1 /)]);
});
