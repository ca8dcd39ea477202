import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChunkFaults } from '../../../config/chunks.ts';

it('declares chunks of modules that exist and that its doors reach', () => {
  expect(findChunkFaults(join(import.meta.dirname, '..'))).toEqual([]);
});
