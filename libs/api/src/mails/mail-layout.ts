import type { MailText } from './mail-texts.ts';

export function renderText({ title, before, button, after, sign }: MailText): string {
  const link = (label: string, url: string) => `${label}\n${url}`;
  return [
    title,
    ...before,
    link(`${button.label}:`, button.url),
    ...after.map((part) =>
      typeof part === 'string' ? part : link(`${part.before} ${part.label}:`, part.url),
    ),
    `Kind regards\n${sign}`,
  ].join('\n\n');
}

/** The site's colours, in a notation that email clients support. */
const paper = '#f7f2e9';
const ink = '#1d1b19';
const quiet = '#5a544c';
const night = '#14213d';
const peach = '#f0a884';
const fontStack = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
/** Email clients load no fonts: these serif fonts are installed on most machines. */
const titleStack = `'Iowan Old Style',Palatino,'Palatino Linotype',Georgia,'Times New Roman',serif`;

/** Renders one column without pictures, with inline styles: many email clients ignore others. */
export function renderHtml({ subject, preview, title, before, button, after, sign }: MailText): string {
  const paragraph = (inner: string, color = ink) =>
    `<p style="margin:0 0 16px;font:16px/1.5 ${fontStack};color:${color}">${inner}</p>`;
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:${night};text-decoration:underline">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#fdfaf4;border-top:4px solid ${night}"><tr><td align="left" style="padding:32px 28px">
<p style="margin:0 0 28px;font:400 20px/1.2 ${titleStack};color:${ink}">${escapeHtml(sign)}</p>
<h1 style="margin:0 0 20px;font:400 34px/1.1 ${titleStack};letter-spacing:-0.01em;color:${ink}">${escapeHtml(title)}</h1>
${before.map((text) => paragraph(escapeHtml(text))).join('\n')}
<p style="margin:24px 0 28px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${peach};color:${ink};font:600 16px/1.25 ${fontStack};text-decoration:none">${escapeHtml(button.label)}</a></p>
${after
  .map((part) =>
    paragraph(
      typeof part === 'string'
        ? escapeHtml(part)
        : `${escapeHtml(part.before)} ${link(part.url, part.label)}.`,
      quiet,
    ),
  )
  .join('\n')}
<p style="margin:28px 0 0;font:16px/1.5 ${fontStack};color:${ink}">Kind regards<br>${escapeHtml(sign)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
