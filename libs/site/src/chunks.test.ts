import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChunkFaults } from '../../../config/chunks.ts';

it('declares chunks of modules that exist and that its doors or the start script reach', () => {
  const entries = ['start-page', 'create-page-hydrator', 'create-translated-hydrator'].map(
    (name) => `./src/browser/${name}.ts`,
  );
  expect(findChunkFaults(join(import.meta.dirname, '..'), entries)).toEqual([]);
});
