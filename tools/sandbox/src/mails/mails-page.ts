import { renderDocument } from '../home/control-page.ts';
import { escape } from '../home/escape.ts';
import type { MailMessage } from './mail-message.ts';
import type { ScannedLink } from './mail-scanner.ts';

export interface ListedMail extends MailMessage {
  id: number;
  /** ISO 8601 */
  time: string;
}

/** The mails, the newest first. All of it is escaped as text, and links lead to the addresses in the mail. */
export function renderMailsPage(
  mails: readonly ListedMail[],
  found: ReadonlyMap<number, readonly ScannedLink[]>,
): string {
  return renderDocument(
    'Mails of the sandbox',
    `<h1>Mails</h1>
<p>What was sent by mail. <a href="/">To the sandbox</a>, <a href="/identity">to the members</a></p>
${mails.length === 0 ? '<p class="calm">No mail has been sent yet.</p>' : mails.map((mail) => renderMail(mail, found.get(mail.id))).join('\n')}`,
  );
}

function renderMail(mail: ListedMail, scanned: readonly ScannedLink[] | undefined): string {
  const { id, time, from, to, subject, text, html, links } = mail;
  const list = links.map((link) => `<li><a href="${escape(link)}" rel="noreferrer">${escape(link)}</a></li>`);
  const answers = scanned?.map(({ method, url, status }) => {
    const answer = status === undefined ? 'no answer' : `answered ${status}`;
    return `<li>${method} <code>${escape(url)}</code> ${answer}</li>`;
  });
  return `<article aria-labelledby="mail-${id}"><h2 id="mail-${id}">${escape(subject || 'Without a subject')}</h2>
<p><time datetime="${time}">${escape(time)}</time>, from ${escape(from)} to ${escape(to)}</p>
<pre>${escape(text || html)}</pre>
${html ? `<p><a href="/mails/${id}.html">As a mailbox shows it<span class="hidden"> (mail ${id})</span></a></p>` : ''}
<ul>${list.join('')}</ul>
<form method="post" action="/_sandbox/mails/${id}/scan"><button>Scan the links, as a mail filter does<span class="hidden"> (mail ${id})</span></button></form>
${answers === undefined ? '' : `<p>The mail filter has read:</p><ul>${answers.join('')}</ul>`}
</article>`;
}
