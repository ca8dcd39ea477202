import { formatDay, type Organisation } from '@guildhall/organisation';
import { escapeHtml } from '@guildhall/safe-content';
import type { PrintedInvoice } from '@guildhall/suppliers';
import { fillText } from '../format/fill-text.ts';
import { formatAmount, toGroups } from '../mails/compose-billing-mails.ts';
import type { InvoiceTexts } from './invoice-texts.ts';

interface RenderInvoiceOptions {
  organisation: Pick<Organisation, 'numbers' | 'locale' | 'language'>;
  texts: InvoiceTexts;
}

const styles = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
address{font-style:normal}address p{margin:0}dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 2rem}dd{margin:0;overflow-wrap:anywhere}
h1{font-size:1.5rem}:root{color-scheme:light dark}`;

/** Renders an invoice as a page of its own, to keep and to print: without scripts, and nothing is fetched. */
export function renderInvoice(
  { number, payer, sellerName, iban, planId, state, issuedAt, term, dueAt, paidAt, ...sum }: PrintedInvoice,
  { organisation: { numbers, locale, language }, texts }: RenderInvoiceOptions,
): string {
  const toDay = (at: number) => formatDay(at, locale);
  const title = fillText(texts.title, { number });
  const rows: readonly (readonly [name: string, value: string])[] = [
    [texts.issuedOn, toDay(issuedAt)],
    [texts.plan, texts.plans[planId] ?? planId],
    ...(term
      ? [[texts.termLabel, fillText(texts.term, { from: toDay(term.from), to: toDay(term.to) })] as const]
      : []),
    [texts.amount, formatAmount({ amount: sum.amountMinor, currency: sum.currency }, numbers)],
    [texts.iban, toGroups(iban)],
    [texts.reference, toGroups(number)],
  ];
  const result =
    state === 'refunded'
      ? texts.refunded
      : paidAt === undefined
        ? fillText(texts.payBy, { date: toDay(dueAt) })
        : fillText(texts.paid, { date: toDay(paidAt) });
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${title}: ${sellerName}`)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p><strong>${escapeHtml(sellerName)}</strong></p>
<address>${nameCountry(payer, locale)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</address>
<h1>${escapeHtml(title)}</h1>
<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p>${escapeHtml(result)}</p>
</main>
</body>
</html>
`;
}

/** The country of an address, its last line, is a code; a name or a company may look like one. */
const nameCountry = (lines: readonly string[], locale: string): string[] =>
  lines.map((line, index) =>
    index === lines.length - 1 && /^[A-Z]{2}$/.test(line)
      ? (new Intl.DisplayNames(locale, { type: 'region' }).of(line) ?? line)
      : line,
  );
