import { randomBytes } from 'node:crypto';
import {
  loginLinkRequestSchema,
  memberEmailRequestSchema,
  memberNameRequestSchema,
  openLinkRequestSchema,
  openLinkResponseSchema,
  sessionRequestSchema,
  sessionResponseSchema,
  sessionTokenRequestSchema,
  sessionTokenResponseSchema,
} from '@guildhall/api-contract/members';
import { successResponseSchema } from '@guildhall/api-contract/responses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { LinkAccess } from '../members/link-access.ts';
import type { AddressAccess } from '../members/own-data/address-access.ts';
import { clearMemberCookie, readMemberCookie, setMemberCookie } from '../members/member-cookies.ts';
import type { Members } from '../members/members.ts';
import type { MailRequestResult } from '../members/requested-mails.ts';
import { defineMemberRoute } from './member-route.ts';
import { defineRoute, type ApiRoute } from './route.ts';

/** Lifetime of the cookie by which a link's browser is recognised, s: that of the link. */
const linkCookieS = 15 * 60;

/** Lifetime of the cookie that shows a member's earlier login, s: the longest of a session. */
const knownS = 180 * 24 * 60 * 60;

/** The calls of logins by links. */
export function createLinkRoutes(members: Members, config: Pick<Config, 'SITE_ORIGIN'>): readonly ApiRoute[] {
  const { links } = members;
  if (!links) return [];
  const { SITE_ORIGIN: siteOrigin } = config;
  return [createLoginLinkRoute(links, siteOrigin), ...createSessionRoutes(members, links, siteOrigin)];
}

/**
 * The calls with which members change their login, of either kind. Links are in bodies only, never in URLs, and only a press in the
 * browser uses one up: programs that open every link of an email use nothing up.
 */
export function createOwnLoginRoutes(
  members: Members | undefined,
  { SITE_ORIGIN: siteOrigin }: Pick<Config, 'SITE_ORIGIN'>,
): readonly ApiRoute[] {
  if (!members) return [];
  const { addresses, setName, endSessions, checkPassword } = members;
  return [
    ...(endSessions ? [createLogOutRoute(members, endSessions, siteOrigin)] : []),
    ...(addresses ? createAddressRoutes(members, addresses, siteOrigin) : []),
    ...(setName ? [createNameRoute(members, setName)] : []),
    ...(checkPassword ? [createPasswordRoute(members, checkPassword)] : []),
  ];
}

const identifyBrowser = (request: FastifyRequest, reply: FastifyReply, siteOrigin: string): string => {
  const secret = readMemberCookie(request, 'link', siteOrigin) ?? randomBytes(32).toString('base64url');
  setMemberCookie(reply, 'link', siteOrigin, { secret, maxAgeS: linkCookieS });
  return secret;
};

function createLoginLinkRoute(links: LinkAccess, siteOrigin: string): ApiRoute {
  return defineRoute({
    method: 'POST',
    path: '/login-link',
    body: loginLinkRequestSchema,
    response: successResponseSchema,
    // The mails of one address have a limit of their own.
    perQuarterHour: 60,
    handle: async ({ body: { email }, request, reply }) => {
      const secret = identifyBrowser(request, reply, siteOrigin);
      const proof = readMemberCookie(request, 'known', siteOrigin);
      return toResponse(links.requestLink(email, { secret, proof }), reply);
    },
  });
}

function createAddressRoutes(members: Members, addresses: AddressAccess, siteOrigin: string): ApiRoute[] {
  return [
    defineMemberRoute(members, {
      method: 'POST',
      path: '/member-email',
      body: memberEmailRequestSchema,
      response: successResponseSchema,
      perMinute: 5,
      handle: async ({ body: { email }, request, reply }, { idToken }) => {
        const uid = await members.verify(idToken);
        const browser = identifyBrowser(request, reply, siteOrigin);
        return toResponse(addresses.requestAddressLink(uid, email, browser), reply);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/open-link',
      body: openLinkRequestSchema,
      response: openLinkResponseSchema,
      perMinute: 30,
      handle: async ({ body: { link }, request }) =>
        addresses.findLink(link, readMemberCookie(request, 'link', siteOrigin)),
    }),
    defineRoute({
      method: 'POST',
      path: '/session',
      body: sessionRequestSchema,
      response: sessionResponseSchema,
      perMinute: 20,
      // Identity, record and billing vendor may be called one after another.
      deadlineMs: 20_000,
      handle: async ({ body: { link, isBrief }, request, reply }) => {
        const { opened, undone } = await addresses.useLink(
          link,
          readMemberCookie(request, 'session', siteOrigin),
          isBrief,
        );
        if (opened)
          setMemberCookie(reply, 'session', siteOrigin, { secret: opened.session, maxAgeS: opened.maxAgeS });
        clearMemberCookie(reply, 'link', siteOrigin);
        // Somebody who took over the login may still have its pages at the billing vendor.
        if (undone) await members.leavePortal(undone).catch(() => undefined);
        return { hasSession: opened !== undefined };
      },
    }),
  ];
}

function createSessionRoutes(members: Members, links: LinkAccess, siteOrigin: string): ApiRoute[] {
  const readSession = (request: FastifyRequest) => readMemberCookie(request, 'session', siteOrigin);
  return [
    defineRoute({
      method: 'POST',
      path: '/session-token',
      body: sessionTokenRequestSchema,
      response: sessionTokenResponseSchema,
      perMinute: 60,
      people: [readSession],
      handle: async ({ request, reply }) => {
        const session = readSession(request);
        if (session === undefined) throw new ApiError('MEMBER_SESSION_ENDED');
        const { idToken, expiresInS, maxAgeS, member, customerId } = await links.createToken(session);
        setMemberCookie(reply, 'session', siteOrigin, { secret: session, maxAgeS });
        const { uid: id, email, name } = member;
        // It would outlive a brief session.
        if (maxAgeS !== undefined)
          setMemberCookie(reply, 'known', siteOrigin, { secret: links.proveLogin(email), maxAgeS: knownS });
        return {
          ...{ idToken, expiresInS, member: { id, email, name } },
          ...(customerId !== undefined && { customerId }),
        };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/session-end',
      body: sessionTokenRequestSchema,
      response: successResponseSchema,
      perMinute: 30,
      people: [readSession],
      handle: async ({ request, reply }) => {
        const session = readSession(request);
        if (session === undefined) return { success: true };
        const token = await links.createToken(session).catch(() => undefined);
        await links.endSession(session);
        clearMemberCookie(reply, 'session', siteOrigin);
        // The vendor ends the portal's sessions later by itself: the logout does not fail with it.
        if (token)
          await members
            .leavePortal({ uid: token.member.uid, customerId: token.customerId })
            .catch(() => undefined);
        return { success: true };
      },
    }),
  ];
}

/** Ends every session of the member, on all devices. */
function createLogOutRoute(
  members: Members,
  endSessions: NonNullable<Members['endSessions']>,
  siteOrigin: string,
): ApiRoute {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-log-out',
    body: sessionTokenRequestSchema,
    response: successResponseSchema,
    perMinute: 5,
    handle: async ({ reply }, { idToken }) => {
      const member = await members.readMember(idToken);
      await endSessions(member.uid);
      clearMemberCookie(reply, 'session', siteOrigin);
      // The vendor ends the portal's sessions later by itself: the logout does not fail with it.
      await members.leavePortal(member).catch(() => undefined);
      return { success: true };
    },
  });
}

function createNameRoute(members: Members, setName: NonNullable<Members['setName']>): ApiRoute {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-name',
    body: memberNameRequestSchema,
    response: successResponseSchema,
    perMinute: 20,
    handle: async ({ body: { name } }, { idToken }) => {
      await setName(await members.verify(idToken), name);
      return { success: true };
    },
  });
}

/** The page says that it has changed the password: the api sees when that was, and tells its member. */
function createPasswordRoute(
  members: Members,
  checkPassword: NonNullable<Members['checkPassword']>,
): ApiRoute {
  return defineMemberRoute(members, {
    method: 'POST',
    path: '/member-password',
    body: sessionTokenRequestSchema,
    response: successResponseSchema,
    perMinute: 20,
    handle: async (_call, { idToken }) => {
      await checkPassword(await members.verify(idToken));
      return { success: true };
    },
  });
}

function toResponse(result: MailRequestResult, reply: FastifyReply): { success: true } {
  if (result === 'accepted') return { success: true };
  if (result === 'busy') throw new ApiError('MEMBERS_NOT_NOW');
  void reply.header('retry-after', String(result.retryAfterS));
  throw new ApiError('API_RATE_LIMITED');
}
