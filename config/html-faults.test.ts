import { expect, it } from 'vitest';
import { listHtmlFaults } from './html-faults.ts';

const toDocument = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

it('finds no fault in a valid document, with an anchor that an editor named', async () => {
  expect(await listHtmlFaults(toDocument('<h1><a name="top"></a>A page</h1>'))).toEqual([]);
});

it.each([
  ['element-permitted-content', '<ul><p>Not an item</p></ul>'],
  ['no-dup-id', '<p id="a">One</p><p id="a">Two</p>'],
  ['attribute-allowed-values', '<button type="send">Send</button>'],
  ['no-deprecated-attr', '<p align="center">In the middle</p>'],
])('names the rule %s, the place and the text', async (rule, body) => {
  const [fault = '', ...others] = await listHtmlFaults(toDocument(body));
  expect(others).toEqual([]);
  expect(fault).toContain(rule);
  expect(body).toContain(fault.split(': ').at(-1)?.slice(0, 8));
});
