import { escape } from '../../home/escape.ts';

/** A plain form for one action; `fields` identify it. */
export function renderForm(fields: Record<string, string>, body: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  return `<form method="post" action="/billing" class="switch">${hidden.join('')}${body}</form>`;
}

export function renderButton(label: string, about = ''): string {
  const what = label.charAt(0).toUpperCase() + label.slice(1);
  return `<button>${escape(what)}${about && `<span class="hidden"> ${escape(about)}</span>`}</button>`;
}

export function renderOptions(values: readonly string[], chosen: string): string {
  return values
    .map((value) => `<option${value === chosen ? ' selected' : ''}>${escape(value)}</option>`)
    .join('');
}

/** A table. The cells are HTML. */
export function renderTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): string {
  if (rows.length === 0) return `<p class="calm">${none}</p>`;
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}

/** Seconds since 1970 as a time of day. */
export function renderTime(seconds: number): string {
  const iso = new Date(seconds * 1000).toISOString();
  return `<time datetime="${iso}">${iso.slice(11, 19)}</time>`;
}
