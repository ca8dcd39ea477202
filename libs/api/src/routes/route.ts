import type { ResponseSchema } from '@guildhall/api-contract/responses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { IdentifyPerson } from '../protection/rate-limit.ts';

/** Passed to a route's `handle`. */
export interface Call<Body> {
  /** Parsed by the route's schema; `undefined` where it has none. */
  body: Body;
  /** For headers, query and the log. Its body has not been checked: use `body`. */
  request: FastifyRequest;
  /** For cookies. The body of the response is what `handle` returns. */
  reply: FastifyReply;
  /** Aborted when the call's deadline has passed: pass it to everything that waits. */
  signal: AbortSignal;
}

/** An endpoint below `/api/v1`. An error that is thrown becomes the response: an `ApiError` its own, any other a 500. */
export interface ApiRoute<Body = unknown, Response extends object = object> {
  /** HTTP method. */
  method: 'GET' | 'POST';
  /** Path below `/api/v1`. */
  path: `/${string}`;
  /** Schema of the body. Unknown fields should be refused: use `v.strictObject`. */
  body?: GenericSchema<unknown, Body>;
  /** Calls per minute from one address, if it differs from the default. */
  perMinute?: number;
  /** Calls in fifteen minutes from one address, for rare actions. */
  perQuarterHour?: number;
  /**
   * Identifies the caller, if many people may call from one address: the limits above then apply to each person, an
   * address has twelve times as many, and no other limits apply.
   */
  people?: readonly IdentifyPerson[];
  /**
   * The caller is a supplier, which calls from few addresses and as often as it needs to: only the route's own limits
   * apply.
   */
  calledBySupplier?: boolean;
  /** True when suppliers are called only after a member's token was verified: these calls have a share of their own. */
  isForMembers?: boolean;
  /** Checks a request before its body is read; an error that it throws becomes the response. */
  admit?(request: FastifyRequest): void;
  /** Deadline of the call, ms, if suppliers need longer than the default. */
  deadlineMs?: number;
  /** Schema of the response: nothing that it does not list is sent. A supplier's own response has none. */
  response?: ResponseSchema<Response>;
  /** Resolves to the response body, sent as JSON. */
  handle(call: Call<Body>): Promise<Response>;
}

/**
 * A route whose `handle` knows the types of its body and its response.
 *
 * @example
 * import * as v from 'valibot';
 *
 * export const echo = defineRoute({
 *   method: 'POST',
 *   path: '/echo',
 *   body: v.strictObject({ text: v.string() }),
 *   handle: async ({ body }) => ({ text: body.text }),
 * });
 */
export function defineRoute<Body, Response extends object>(route: ApiRoute<Body, Response>): ApiRoute {
  return route as ApiRoute;
}
