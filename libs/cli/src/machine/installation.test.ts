import { expect, it } from 'vitest';
import { findNodeProblem } from './installation.mjs';

it('accepts the Node of the lockfile, and a newer one that runs instead', () => {
  expect(findNodeProblem('/kit/node_modules/.bin/node', '20.19.2')).toBeUndefined();
  expect(findNodeProblem(process.execPath, '24.21.0')).toBeUndefined();
});

it('says which Node to install where that of the lockfile cannot run', () => {
  expect(findNodeProblem(process.execPath, '20.19.2')).toMatch(
    /and this is Node 20\.19\.2: install Node 24, then run the command again\.$/,
  );
});
