import { renderDocument } from '../../home/control-page.ts';
import { escape } from '../../home/escape.ts';

export function renderPage(title: string, lang: string, body: string): string {
  return renderDocument(title, `<section>\n<h1>${escape(title)}</h1>\n${body}\n</section>`, lang);
}

/** A table of the bought items. Amounts are net. */
export function renderLines(
  lines: readonly { title: string; kind: string; quantity: number; total: string }[],
  total: string,
  currency: string,
): string {
  const rows = lines.map(
    (line) =>
      `<tr><td>${escape(line.title)}${line.kind === 'Default Title' ? '' : `, ${escape(line.kind)}`}</td>` +
      `<td>${line.quantity}</td><td>${escape(currency)}&nbsp;${escape(line.total)}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Net</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row" colspan="2">Total</th><td>${escape(currency)}&nbsp;${escape(total)}</td></tr></tfoot>
</table>`;
}
