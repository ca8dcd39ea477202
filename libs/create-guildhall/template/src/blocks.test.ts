import { blockRegistry } from '@guildhall/blocks';
import { expect, it } from 'vitest';
import { blocks } from './blocks.ts';
import { site } from './site.tsx';

it('has a view for every block that entries may contain', () => {
  const views = new Set(Object.keys({ ...blockRegistry, ...site.views }));
  expect(blocks.map(({ name }) => name).filter((name) => !views.has(name))).toEqual([]);
});
