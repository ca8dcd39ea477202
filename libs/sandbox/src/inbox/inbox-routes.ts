import type { FastifyInstance } from 'fastify';
import { sendControlPage } from '../home/control-page.ts';
import type { Inbox } from './inbox.ts';
import { renderInboxPage } from './inbox-page.ts';

export function addInboxService(app: FastifyInstance, inbox: Inbox): void {
  app.post('/inbox/messages', (request) => {
    inbox.add('webhook', request.body);
    return { received: true };
  });
}

/** The received messages: a page for people, JSON for tests. */
export function addInboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get('/inbox', (_request, reply) => sendControlPage(reply, renderInboxPage(inbox.all().reverse())));
  app.get('/_sandbox/inbox', () => inbox.all());
  app.delete('/_sandbox/inbox', (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });
}
