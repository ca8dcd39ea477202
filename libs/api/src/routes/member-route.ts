import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { readIdToken, readUnverifiedUid } from '../members/id-token.ts';
import type { Members } from '../members/members.ts';
import { defineRoute, type ApiRoute, type Call } from './route.ts';

/** Passed to the `handle` of a member's route besides the call. Only the format of the token has been checked. */
export interface MemberCall {
  /**
   * Verifies the token, and reads what the member may see. Without a valid token, its calls reject with an
   * `ApiError`.
   */
  members: Members;
  /** The token of the header. */
  idToken: string;
}

/** A route for members, as it is defined. */
export interface MemberRoute<Body, Response extends object> extends Omit<
  ApiRoute<Body, Response>,
  'handle' | 'admit'
> {
  /** The names its query may have. */
  queries?: readonly string[];
  /** Calls per minute of one member. */
  perMinute: number;
  /** Resolves to the response body, sent as JSON. */
  handle(call: Call<Body>, member: MemberCall): Promise<Response>;
}

/**
 * A route for members only, by their ID token. Without a token, no body is read and no supplier is called.
 *
 * @example
 * const library: EndpointGroup = (context) => [
 *   defineMemberRoute(context.members, {
 *     method: 'GET',
 *     path: '/library',
 *     perMinute: 30,
 *     async handle(_call, { members, idToken }) {
 *       const uid = await members.verify(idToken);
 *       return { isOpen: await members.canReadEntries(uid) };
 *     },
 *   }),
 * ];
 */
export function defineMemberRoute<Body, Response extends object>(
  members: Members | undefined,
  { queries, handle, ...route }: MemberRoute<Body, Response>,
): ApiRoute {
  const readMemberCall = (request: FastifyRequest): MemberCall => {
    if (!members) throw new ApiError('API_NOT_CONFIGURED');
    return { members, idToken: readIdToken(request, queries) };
  };
  return defineRoute<Body, Response>({
    // Identity, record and billing vendor are called one after another.
    deadlineMs: 20_000,
    people: [readUnverifiedUid],
    isForMembers: true,
    ...route,
    admit: (request) => void readMemberCall(request),
    handle: (call) => handle(call, readMemberCall(call.request)),
  });
}
