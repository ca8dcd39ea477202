import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HitKind, TagLog } from './tag-log.ts';
import { containerScript, measuringScript } from './tag-script.ts';

/** A transparent picture of one pixel. */
// cspell:disable-next-line
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The tagging host below `/tags`: the two scripts by their IDs, and the three ways in which events arrive. */
export function addTagRoutes(app: FastifyInstance, log: TagLog): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  const addScript = (path: string, id: RegExp, script: string) =>
    app.get<{ Querystring: { id?: string } }>(path, (request, reply) => {
      if (!id.test(request.query.id ?? '')) return reply.code(404).send('No such container');
      return reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'private, max-age=900' })
        .send(script);
    });
  addScript('/tags/gtm.js', /^GTM-[A-Z0-9]+$/, containerScript);
  addScript('/tags/gtag/js', /^G-[A-Z0-9]+$/, measuringScript);
  const take = (kind: HitKind) => (request: FastifyRequest, reply: FastifyReply) => {
    const { en: event, granted = '' } = request.query as { en?: string; granted?: string };
    if (event === undefined) return reply.code(400).send('An event has a name');
    log.add({ kind, event, granted: granted.split(',').filter(Boolean) });
    void reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' });
    return kind === 'pixel' ? reply.type('image/gif').send(pixel) : reply.code(204).send();
  };
  app.post('/tags/collect', take('fetch'));
  app.post('/tags/beacon', take('beacon'));
  app.get('/tags/pixel.gif', take('pixel'));
}

/** `/_sandbox/tags`: events that arrived, so that a test can prove that each did once, or none did. */
export function addTagControls(app: FastifyInstance, log: TagLog): void {
  app.get('/_sandbox/tags', () => log.all());
  app.delete('/_sandbox/tags', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });
}
