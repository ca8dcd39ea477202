import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';

/** What a route's `answer` is given. */
export interface Call<Body> {
  /** Parsed by the route's schema; `undefined` where it has none. */
  body: Body;
  /** For headers, query and the log. Its body has not been checked: use `body`. */
  request: FastifyRequest;
  /** For cookies. What is sent is what `answer` returns. */
  reply: FastifyReply;
  /** Aborted when the call's deadline has passed: pass it to everything that waits. */
  signal: AbortSignal;
}

/** An endpoint below `/api/v1`. Anything thrown becomes the answer: an `ApiError` as it says, all else a 500. */
export interface ApiRoute<Body = unknown> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** What the body must be. Unknown extra fields should be refused: use `v.strictObject`. */
  body?: GenericSchema<unknown, Body>;
  /** Calls a minute from one address, where it differs from the default. */
  perMinute?: number;
  /** Calls in fifteen minutes from one address, for what is rarely done. */
  perQuarterHour?: number;
  /** Calls a minute from everybody together, where each of them costs a person something, such as a mail. */
  totalPerMinute?: number;
  /**
   * Whether a supplier calls, from few addresses and as often as it has something to say: then only the route's own
   * limits hold.
   */
  calledBySupplier?: boolean;
  /** Looks at a request before its body is read; what it throws becomes the answer. */
  admit?(request: FastifyRequest): void;
  /** The largest body, bytes, where it differs from the default. */
  bodyLimit?: number;
  /** How long a call may take, ms, where suppliers need longer than the default. */
  deadlineMs?: number;
  /** Resolves to what is sent as JSON. */
  answer(call: Call<Body>): Promise<object>;
}

/**
 * A route whose `answer` knows the type of its body.
 *
 * @example
 * export const echo = defineRoute({
 *   method: 'POST',
 *   path: '/echo',
 *   body: v.strictObject({ text: v.string() }),
 *   answer: async ({ body }) => ({ text: body.text }),
 * });
 */
export function defineRoute<Body>(route: ApiRoute<Body>): ApiRoute {
  return route as ApiRoute;
}
