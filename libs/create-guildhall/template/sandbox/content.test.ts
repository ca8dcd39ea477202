import { expect, it } from 'vitest';
import { organisation } from '../src/organisation.ts';
import { content } from './content.ts';

it('offers the plans of the organisation, and no others', () => {
  const blocks = content.entries.flatMap((entry) => entry.content);
  const offered = blocks.flatMap((block) => block['subscriptionType'] ?? []);
  expect(offered).toEqual(organisation.plans.map(({ id }) => id));
});
