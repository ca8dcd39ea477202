import type { MainData } from '@guildhall/cms-client';
import { escapeText } from '../page/escape-text.ts';

/** Last resort when the error page itself fails: plain HTML without React, styles or content service. */
export function renderFallbackErrorPage(
  { language }: { language: string },
  {
    brokenTitle,
    brokenLinkLabel,
    referenceText,
  }: Pick<MainData['pageData'], 'brokenTitle' | 'brokenLinkLabel' | 'referenceText'>,
  reference: string,
): string {
  const text = escapeText(brokenTitle);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${text}</title></head>` +
    `<body><main><h1>${text}</h1><p><a href="/">${escapeText(brokenLinkLabel)}</a></p>` +
    `<p>${escapeText(referenceText.replace('{reference}', reference))}</p></main></body></html>`
  );
}
