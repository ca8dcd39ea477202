import { expect, it } from 'vitest';
import { countStories, formatChecks } from './checks.mjs';

it('counts the stories of a file', () => {
  const source =
    'export default meta;\nexport const One: Story = {};\nexport const Two: Story = { args };\nconst story = 1;';
  expect(countStories(source)).toBe(2);
  expect(countStories('export const story = {};')).toBe(0);
});

it('rounds states down, and leaves out the patch version', () => {
  expect(formatChecks({ stories: 449, axeVersion: '4.14.1' })).toContain("{ states: 400, axe: '4.14' }");
});
