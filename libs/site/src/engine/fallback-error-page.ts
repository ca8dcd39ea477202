import { escapeHtml } from '@guildhall/safe-content';
import type { MainData } from '@guildhall/cms-client';

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
  const text = escapeHtml(brokenTitle);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${text}</title></head>` +
    `<body><main><h1>${text}</h1><p><a href="/">${escapeHtml(brokenLinkLabel)}</a></p>` +
    `<p>${escapeHtml(referenceText.replace('{reference}', reference))}</p></main></body></html>`
  );
}
