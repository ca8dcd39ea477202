import type { FastifyInstance } from 'fastify';
import { sendControlPage } from '../home/control-page.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { renderMailsPage, type ListedMail } from './mails-page.ts';
import { readMail } from './mail-message.ts';
import { scanLinks, type ScannedLink } from './mail-scanner.ts';

interface OneMail {
  Params: { id: number };
  Body: { origins?: Record<string, string> } | null;
}

const schema = {
  params: { type: 'object', properties: { id: { type: 'integer' } } },
  body: {
    type: ['object', 'null'],
    properties: { origins: { type: 'object', additionalProperties: { type: 'string' } } },
  },
};

/** The sent mails: a page for people, JSON for tests, and a mail scanner for both. */
export function addMailRoutes(app: FastifyInstance, inbox: Inbox): void {
  const listMails = (): ListedMail[] =>
    inbox
      .all()
      .filter(({ way }) => way === 'mail')
      .map(({ id, time, content }) => ({ id, time, ...readMail(String(content)) }));
  /** Results of the scanner, by mail ID; shown to people only. */
  const found = new Map<number, readonly ScannedLink[]>();
  app.get('/mails', (_request, reply) =>
    sendControlPage(reply, renderMailsPage(listMails().reverse(), found)),
  );
  app.get<OneMail>('/mails/:id.html', { schema: { params: schema.params } }, (request, reply) => {
    const mail = listMails().find(({ id }) => id === request.params.id);
    if (!mail?.html) return reply.code(404).send({ error: 'There is no such mail, or it has no HTML' });
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // As in mail programs, only the mail's own styles and links work.
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
        )
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .send(mail.html)
    );
  });
  app.get('/_sandbox/mails', () => listMails());
  app.post<OneMail>('/_sandbox/mails/:id/scan', { schema }, async (request, reply) => {
    const mail = listMails().find(({ id }) => id === request.params.id);
    if (mail === undefined) return reply.code(404).send({ error: 'There is no such mail' });
    const scanned = await scanLinks(mail.links, request.body?.origins);
    const fromForm =
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (!fromForm) return scanned;
    found.set(mail.id, scanned);
    return reply.redirect('/mails', 303);
  });
}
