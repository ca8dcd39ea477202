import type { FastifyInstance } from 'fastify';
import type { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';

/** Where the api posts contact forms: `CONTACT_WEBHOOK_URL`. */
export function addInboxService(app: FastifyInstance, inbox: Inbox): void {
  app.post('/inbox/messages', (request) => {
    inbox.add('webhook', request.body);
    return { received: true };
  });
}

/** The received messages: a page for people, JSON for tests. */
export function addInboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get('/inbox', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .send(inboxPage(inbox.all().reverse())),
  );
  app.get('/_sandbox/inbox', () => inbox.all());
  app.delete('/_sandbox/inbox', (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });
}
