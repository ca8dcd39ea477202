import { expect, it } from 'vitest';
import { readOwnHtml } from './read-own-html.ts';

function answer(url: string, html: string): Response {
  return Object.defineProperty(new Response(html), 'url', { value: url });
}

it('takes HTML that the page’s own server sent', async () => {
  expect(await readOwnHtml(answer(`${location.origin}/_cards`, '<ul></ul>'))).toBe('<ul></ul>');
});

it('refuses HTML of any other server', async () => {
  await expect(readOwnHtml(answer('https://elsewhere.test/_cards', '<b></b>'))).rejects.toThrow(
    'elsewhere.test',
  );
});
