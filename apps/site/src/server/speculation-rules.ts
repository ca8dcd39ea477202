import type { FastifyPluginCallback } from 'fastify';
import { rulesCacheControl } from './caching.ts';

/**
 * Which pages browsers may prepare while a visitor is about to open them: pages without query only, and none that
 * belongs to one visitor.
 */
const never = ['/login', '/profile', '/reset-password', '/preview', '/members/*', '/api/*', '/_*', '/*\\?*'];
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...never.map((path) => ({ not: { href_matches: path } }))] },
      eagerness: 'moderate',
    },
  ],
};

/** `GET /_speculation-rules.json`, which pages name in a header. */
export const speculationRules: FastifyPluginCallback = (app, _options, done) => {
  const body = JSON.stringify(rules);
  app.get('/_speculation-rules.json', async (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', rulesCacheControl).send(body),
  );
  done();
};
