import { formatTime } from '@guildhall/organisation';
import { escapeHtml } from '@guildhall/safe-content';
import { fillText } from '../../format/fill-text.ts';
import type { LeavingTexts } from './leaving-texts.ts';
import type { PersonalCopy } from './personal-copy.ts';

interface RenderCopyOptions {
  texts: LeavingTexts;
  language: string;
  locale: string;
  timeZone: string;
}

/** Renders a copy as a page that needs nothing else: it is read without a network, and prints. */
export function renderCopy({ createdAt, data }: PersonalCopy, options: RenderCopyOptions): string {
  const { texts, language } = options;
  const toTime: ToTime = (at) => formatTime(at, options.locale, options.timeZone);
  const sections = Object.entries(data).flatMap(([place, held]) => {
    const lists = Object.entries(held).filter(([, entries]) => entries.length > 0);
    if (lists.length === 0) return [];
    const title = texts.places[place as keyof typeof data];
    return [
      `<section><h2>${escapeHtml(title)}</h2>`,
      ...lists.map(
        ([name, entries]) =>
          `<h3>${escapeHtml(toWords(name))}</h3>${entries.map((entry) => renderEntry(entry, toTime)).join('')}`,
      ),
      '</section>',
    ];
  });
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(texts.title)}</title><style>${styles}</style></head><body><main>`,
    `<h1>${escapeHtml(texts.title)}</h1>`,
    `<p>${escapeHtml(fillText(texts.about, { time: toTime(createdAt) }))}</p>`,
    ...sections,
    '</main></body></html>',
  ].join('\n');
}

const styles = [
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:48rem;margin:0 auto;padding:1.5rem}',
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid}',
  'dd{margin:0;overflow-wrap:anywhere}dd dl{border:0;padding:0;margin:0}@media(max-width:30rem){dl{grid-template-columns:1fr}}',
].join('');

type ToTime = (at: number | string) => string;

function renderEntry(entry: object, toTime: ToTime): string {
  const rows = Object.entries(entry).map(
    ([name, value]) =>
      `<dt>${escapeHtml(toWords(name))}</dt><dd>${renderValue(name, value as unknown, toTime)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function renderValue(name: string, value: unknown, toTime: ToTime): string {
  if (Array.isArray(value)) return value.map((one: unknown) => renderValue(name, one, toTime)).join('<br>');
  if (typeof value === 'object' && value !== null) return renderEntry(value, toTime);
  const isTime = typeof value === 'number' && /(At|Until|_at|_end|_start|date)$/.test(name);
  return escapeHtml(isTime ? toTime(value > maxSeconds ? value : value * 1_000) : String(value));
}

/** Times of vendors may be in seconds. */
const maxSeconds = 100_000_000_000;

/** `createdAt` and `created_at` become `created at`. */
const toWords = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
