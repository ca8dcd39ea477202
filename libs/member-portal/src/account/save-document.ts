import type { MemberDocumentResponse } from '@guildhall/api-contract/members';

/** Time until the browser has read a file, ms. */
const keptMs = 60_000;

/** Has the browser save a document: the vendor's file, or a page of our own. */
export function saveDocument(opened: MemberDocumentResponse): void {
  const link = document.createElement('a');
  if ('url' in opened) {
    // The vendor sends it as a file to save. The link works for a short time, for anyone who has it.
    if (!isSafe(opened.url)) return;
    link.href = opened.url;
    link.rel = 'noreferrer';
  } else {
    link.href = URL.createObjectURL(new Blob([opened.html], { type: 'text/html' }));
    link.download = opened.name;
    setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
  }
  link.click();
}

/** True for an encrypted URL; on this machine, for any of the web. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}
