import { expect, it } from 'vitest';
import { readOwnHtml } from './read-own-html.ts';

function createResponse(url: string, html: string): Response {
  return Object.defineProperty(new Response(html), 'url', { value: url });
}

it('accepts HTML that the page’s own server sent', async () => {
  expect(await readOwnHtml(createResponse(`${location.origin}/_cards`, '<ul></ul>'))).toBe('<ul></ul>');
});

it('rejects HTML from any other server', async () => {
  await expect(readOwnHtml(createResponse('https://elsewhere.test/_cards', '<b></b>'))).rejects.toThrow(
    'elsewhere.test',
  );
});
