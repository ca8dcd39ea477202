import type { MemberPaths } from '@guildhall/organisation';
import type { FastifyPluginCallback } from 'fastify';
import { rulesCacheControl } from '../config/caching.ts';

/** Pages that are not prerendered, besides the members' pages: personal ones, internal routes, and any with a query. */
const excludedPaths = ['/preview', '/members/*', '/api/*', '/_*', '/*\\?*'];

function createRules({ login, profile, resetPassword }: MemberPaths) {
  const excluded = [login, profile, resetPassword, ...excludedPaths];
  const where = {
    and: [{ href_matches: '/*' }, ...excluded.map((path) => ({ not: { href_matches: path } }))],
  };
  return { prerender: [{ where, eagerness: 'moderate' }] };
}

/**
 * `GET /_speculation-rules.json`, which pages name in a header. It has no rules for browsers that save data: pages are the
 * same for everyone, so this response is the one that varies.
 */
export const speculationRules: FastifyPluginCallback<{ paths: MemberPaths }> = (app, { paths }, done) => {
  const body = JSON.stringify(createRules(paths));
  app.get('/_speculation-rules.json', async (request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', rulesCacheControl)
      .header('vary', 'Save-Data')
      .send(request.headers['save-data'] === 'on' ? '{}' : body),
  );
  done();
};
