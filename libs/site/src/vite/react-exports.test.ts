import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { reactExports } from './react-exports.ts';

const countPorts = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

it('names the exports of React’s renderer without a port that keeps the build from ending', async () => {
  const path = createRequire(import.meta.url).resolve('react-dom/server.browser');
  const { handler } = reactExports().load as unknown as { handler: (id: string) => Promise<string> };
  const before = countPorts();
  const code = await handler(`\0exports-of:${path}`);
  expect(code).toContain('export const renderToString =');
  expect(countPorts()).toBe(before);
});
