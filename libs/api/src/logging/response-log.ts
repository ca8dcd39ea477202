import fp from 'fastify-plugin';

/** Logs one line per response, except for the health routes. */
export const responseLog = fp(
  (app, _options, done) => {
    app.addHook('onResponse', async (request, reply) => {
      const { url, config } = request.routeOptions;
      const level = config.quiet ? 'debug' : reply.statusCode >= 500 ? 'warn' : 'info';
      const ms = Math.round(reply.elapsedTime);
      request.log[level]({ method: request.method, route: url, status: reply.statusCode, ms }, 'answered');
    });
    done();
  },
  { name: 'response-log', fastify: '5.x' },
);
