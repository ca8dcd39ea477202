import type { FastifyReply } from 'fastify';

function refuse(reply: FastifyReply, status: number, code: string, message: string, params?: unknown) {
  return reply
    .code(status)
    .send({ code, message, data: { status, ...(params !== undefined && { params }) } });
}

/** WordPress's responses to requests that it refuses. */
export const refusals = {
  missing: (reply: FastifyReply, name: string) =>
    refuse(reply, 400, 'rest_missing_callback_param', `Missing parameter(s): ${name}`, [name]),
  invalid: (reply: FastifyReply, name: string) =>
    refuse(reply, 400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, {
      [name]: 'Invalid parameter.',
    }),
  noRoute: (reply: FastifyReply) =>
    refuse(reply, 404, 'rest_no_route', 'No route was found matching the URL and request method.'),
  noPost: (reply: FastifyReply) => refuse(reply, 404, 'rest_post_invalid_id', 'Invalid post ID.'),
  noPage: (reply: FastifyReply) =>
    refuse(
      reply,
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    ),
  removed: (reply: FastifyReply) => refuse(reply, 410, 'rest_post_removed', 'The post has been deleted.'),
  noTerms: (reply: FastifyReply) => refuse(reply, 404, 'rest_term_invalid', 'Term does not exist.'),
  forbidden: (reply: FastifyReply) =>
    refuse(reply, 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
  wrongMethod: (reply: FastifyReply) =>
    refuse(
      reply.header('allow', 'GET'),
      405,
      'rest_no_route',
      'No route was found matching the URL and request method.',
    ),
};
