import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';
import type { MailMessage } from './mail-message.ts';
import type { ScannedLink } from './mail-scanner.ts';

export interface ListedMail extends MailMessage {
  id: number;
  time: string;
}

/** The mails, the newest first. Everything is escaped as text; links lead to the URLs in the email. */
export function renderMailsPage(
  mails: readonly ListedMail[],
  found: ReadonlyMap<number, readonly ScannedLink[]>,
): string {
  return renderDocument(
    'Sandbox emails',
    `<h1>Emails</h1>
<p>Sent emails. See the <a href="/">sandbox</a> and the <a href="/identity">members</a>.</p>
${mails.length === 0 ? '<p class="calm">No emails have been sent yet.</p>' : mails.map((mail) => renderMail(mail, found.get(mail.id))).join('\n')}`,
  );
}

function renderMail(mail: ListedMail, scanned: readonly ScannedLink[] | undefined): string {
  const { id, time, from, to, subject, text, html, links } = mail;
  const list = links.map((link) => `<li><a href="${escape(link)}" rel="noreferrer">${escape(link)}</a></li>`);
  const results = scanned?.map(({ method, url, status }) => {
    const result = status === undefined ? 'no response' : `returned ${status}`;
    return `<li>${method} <code>${escape(url)}</code> ${result}</li>`;
  });
  return `<article aria-labelledby="mail-${id}"><h2 id="mail-${id}">${escape(subject || 'No subject')}</h2>
<p><time datetime="${time}">${escape(time)}</time>, from ${escape(from)} to ${escape(to)}</p>
<pre>${escape(text || html)}</pre>
${html ? `<p><a href="/mails/${id}.html">View as HTML<span class="hidden"> (email ${id})</span></a></p>` : ''}
<ul>${list.join('')}</ul>
<form method="post" action="/_sandbox/mails/${id}/scan"><button>Scan links like a mail filter<span class="hidden"> (email ${id})</span></button></form>
${results === undefined ? '' : `<p>Scanned links:</p><ul>${results.join('')}</ul>`}
</article>`;
}
