import type { FastifyPluginCallback } from 'fastify';
import { rulesCacheControl } from './caching.ts';

/** Pages that are not prerendered: personal ones, internal routes, and any with a query. */
const excludedPaths = [
  '/login',
  '/profile',
  '/reset-password',
  '/preview',
  '/members/*',
  '/api/*',
  '/_*',
  '/*\\?*',
];
const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...excludedPaths.map((path) => ({ not: { href_matches: path } }))],
      },
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
