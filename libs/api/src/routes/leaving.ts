import {
  keepDataRequestSchema,
  leavingRequestSchema,
  leavingResponseSchema,
  myDataRequestSchema,
  myDataResponseSchema,
  type LeavingResponse,
} from '@guildhall/api-contract/members';
import { successResponseSchema } from '@guildhall/api-contract/responses';
import type { Leaving, LeavingState } from '../members/leaving/leaving.ts';
import type { PersonalCopy } from '../members/leaving/personal-copy.ts';
import type { Members } from '../members/members.ts';
import { defineMemberRoute } from './member-route.ts';
import { defineRoute, type ApiRoute } from './route.ts';

/**
 * Copies and deletions of a member's data. Only the token says whose; a copy and a deletion need a fresh one.
 *
 * @param renderPage renders a copy for people
 */
export function createLeavingRoutes(
  members: Members,
  leaving: Leaving,
  renderPage: (copy: PersonalCopy) => string,
): readonly ApiRoute[] {
  return [
    defineMemberRoute(members, {
      method: 'POST',
      path: '/my-data',
      body: myDataRequestSchema,
      response: myDataResponseSchema,
      // Each reads from every supplier.
      perMinute: 3,
      perQuarterHour: 10,
      handle: async (_call, { idToken }) => {
        const copy = await members.withErrors(async () =>
          leaving.copy({ uid: await members.verifyFresh(idToken) }, 'member'),
        );
        return { json: JSON.stringify(copy, undefined, 2), page: renderPage(copy) };
      },
    }),
    defineMemberRoute(members, {
      method: 'POST',
      path: '/leaving',
      body: leavingRequestSchema,
      response: leavingResponseSchema,
      perMinute: 20,
      handle: ({ body: { action } }, { idToken }) =>
        members.withErrors(async () => {
          const verify = action === 'delete' ? members.verifyFresh : members.verify;
          const who = { uid: await verify(idToken) };
          if (action === 'delete') return toResponse(await leaving.request(who, 'member'));
          if (action === 'keep') await leaving.takeBack(who);
          return toResponse(await leaving.findState(who));
        }),
    }),
    defineRoute({
      method: 'POST',
      path: '/keep-data',
      body: keepDataRequestSchema,
      response: successResponseSchema,
      perMinute: 10,
      handle: async ({ body: { link } }) => {
        await members.withErrors(() => leaving.takeBackByLink(link));
        return { success: true };
      },
    }),
  ];
}

function toResponse(state: LeavingState | undefined): LeavingResponse {
  const toIso = (at: number) => new Date(at).toISOString();
  return {
    is_final: state?.isFinal ?? false,
    ...(state && { due_at: toIso(state.dueAt) }),
    ...(state?.endsAt !== undefined && { ends_at: toIso(state.endsAt) }),
  };
}
