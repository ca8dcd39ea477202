import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findThemeFaults } from '@guildhall/ui/testing';
import { expect, it } from 'vitest';

it('has enough contrast', () => {
  expect(findThemeFaults(readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8'))).toEqual([]);
});
