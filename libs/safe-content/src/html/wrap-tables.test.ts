import { expect, it } from 'vitest';
import { policy } from '../urls/policy.fixture.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { wrapTables } from './wrap-tables.ts';

const boxed = (html: string): string => wrapTables(sanitizeHtml(html, policy), 'box', 'Table of "R&D"');
const rows = '<tbody><tr><td>1</td></tr></tbody>';

it.each([
  ['its caption', `<table><caption>High <em>water</em></caption>${rows}</table>`, 'High water'],
  [
    'the words under it',
    `<figure><table>${rows}</table><figcaption>Of "all"</figcaption></figure>`,
    'Of &quot;all&quot;',
  ],
  [
    'the given name, when it has none',
    `<p>a</p><table>${rows}</table><p>b</p>`,
    'Table of &quot;R&amp;D&quot;',
  ],
])('wraps a table in a box that can be reached by keyboard, named by %s', (_, html, name) => {
  const box = `<div class="box" role="group" tabindex="0" aria-label="${name}">`;
  expect(boxed(html)).toContain(`${box}<table>`);
  expect(boxed(html).replace(box, '').replace('</table></div>', '</table>')).toBe(html);
});

it('wraps a nested table in the box of the outer one', () => {
  const html = `<table><tbody><tr><td><table>${rows}</table></td></tr></tbody></table><table>${rows}</table>`;
  expect(boxed(html).match(/<div class="box"/g)).toHaveLength(2);
});

it('leaves every other text unchanged', () => {
  expect(boxed('<p title="a &lt;table b">A table</p>')).toBe('<p title="a &lt;table b">A table</p>');
});
