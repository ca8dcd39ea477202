import { escapeHtml } from '@guildhall/safe-content';
import type { LoadedMailLook, MailColours } from './mail-look.ts';
import type { MailText } from './mail-text.ts';

/** ID of the mark's picture within the email. */
export const markId = 'mark';

export function renderMailText({ title, before, button, after, signature }: MailText): string {
  const link = (label: string, url: string) => `${label}\n${url}`;
  return [
    title,
    ...before,
    ...(button ? [link(`${button.label}:`, button.url)] : []),
    ...after.map((part) =>
      typeof part === 'string' ? part : link(`${part.before} ${part.label}:`, part.url),
    ),
    signature,
  ].join('\n\n');
}

/**
 * Renders one column with inline styles, since many email clients ignore others. Clients in dark mode use the styles in
 * the head; the others invert the colours themselves or stay light. Nothing is fetched.
 */
export function renderMailHtml(mail: MailText, look: LoadedMailLook, language: string): string {
  const { subject, preview, title, before, button, after, signature, sender } = mail;
  const { ground, paper, ink, quiet, link: linkColour, edge, ...light } = look.colours.light;
  const { fonts, radius } = look;
  const paragraph = (inner: string, name: 'ink' | 'quiet', margin = '0 0 16px') =>
    `<p class="${name}" style="margin:${margin};font:16px/1.5 ${fonts.text};color:${name === 'ink' ? ink : quiet}">${inner}</p>`;
  const link = (url: string, label: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:${linkColour};text-decoration:underline">${escapeHtml(label)}</a>`;
  const renderButton = () =>
    button
      ? `<p style="margin:24px 0 28px"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:${radius};background:${light.button};color:${light.buttonInk};font:600 16px/1.25 ${fonts.text};text-decoration:none">${escapeHtml(button.label)}</a></p>`
      : '';
  const mark = look.mark
    ? `<img src="cid:${markId}" alt="" width="48" height="48" style="display:block;width:48px;height:48px;margin:0 0 12px;border:0">`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${renderDarkStyles(look.colours.dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${paper};border-top:4px solid ${edge}"><tr><td align="left" style="padding:32px 28px">
${mark}<p class="ink" style="margin:0 0 28px;font:400 20px/1.2 ${fonts.title};color:${ink}">${escapeHtml(sender)}</p>
<h1 class="ink" style="margin:0 0 20px;font:400 34px/1.1 ${fonts.title};letter-spacing:-0.01em;color:${ink}">${escapeHtml(title)}</h1>
${before.map((text) => paragraph(escapeHtml(text), 'ink')).join('\n')}
${renderButton()}
${after
  .map((part) =>
    paragraph(
      typeof part === 'string'
        ? escapeHtml(part)
        : `${escapeHtml(part.before)} ${link(part.url, part.label)}.`,
      'quiet',
    ),
  )
  .join('\n')}
${paragraph(signature.split('\n').map(escapeHtml).join('<br>'), 'ink', '28px 0 0')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Rules for clients in dark mode; `data-ogsc` and `data-ogsb` are marks of Outlook's web app. */
function renderDarkStyles({ ground, paper, ink, quiet, link, button, buttonInk, edge }: MailColours): string {
  const styles: Readonly<Record<string, string>> = {
    '.ground': `background:${ground}!important`,
    '.paper': `background:${paper}!important;border-top-color:${edge}!important`,
    '.ink': `color:${ink}!important`,
    '.quiet': `color:${quiet}!important`,
    '.link': `color:${link}!important`,
    '.button': `background:${button}!important;color:${buttonInk}!important`,
  };
  const rules = Object.entries(styles);
  const dark = rules.map(([selector, style]) => `${selector}{${style}}`).join('');
  const outlook = rules
    .map(([selector, style]) => `[data-ogsc] ${selector},[data-ogsb] ${selector}{${style}}`)
    .join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}${outlook}`;
}
