import type { FastifyReply } from 'fastify';
import { escape } from './escape.ts';

/** An HTML document of the sandbox. @param main HTML */
export function renderDocument(title: string, main: string, lang = 'en'): string {
  return `<!doctype html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/_sandbox/home.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>`;
}

export interface ControlPageOptions {
  /**
   * `no-referrer` if the page's own URL contains a code. Browsers then send its forms with `Origin: null`, so it must
   * not post to `/_sandbox`.
   *
   * @default 'same-origin'
   */
  referrerPolicy?: 'same-origin' | 'no-referrer';
}

/** Sends a page of the sandbox: without JavaScript, never cached. */
export function sendControlPage(
  reply: FastifyReply,
  html: string,
  { referrerPolicy = 'same-origin' }: ControlPageOptions = {},
): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .header('referrer-policy', referrerPolicy)
    .header('x-content-type-options', 'nosniff')
    .send(html);
}
