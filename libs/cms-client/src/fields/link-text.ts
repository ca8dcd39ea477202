import type { SafeUrl } from '@guildhall/safe-content';

const fileName =
  /\/([^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|epub|ics|mp3|m4a|mp4))(?:[?#]|$)/i;

/**
 * Returns the default text of a link without a title: the email address or phone number, the file name, the host of
 * another site, or `readMore` for a page of this site.
 *
 * @example toLinkText('mailto:post@example.org?subject=Hi') // 'post@example.org'
 */
export function toLinkText(url: SafeUrl, readMore = 'Read more'): string {
  const [, reached] = /^(?:mailto|tel|sms):([^?]+)/.exec(url) ?? [];
  const [, file] = fileName.exec(url) ?? [];
  const readable = decode(reached ?? file ?? '');
  if (readable !== '') return readable;
  return URL.canParse(url) && url.startsWith('http') ? new URL(url).host.replace(/^www\./, '') : readMore;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
