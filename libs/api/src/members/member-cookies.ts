import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `session`: the secret of a member's session. `link`: the secret of the browser that requested a link, which shows
 * whether the link is opened in the same browser. `known`: proof that a member has logged in with this browser, who then can
 * request links although strangers have used up the limit of the address.
 */
export type MemberCookie = 'session' | 'link' | 'known';

/**
 * The prefix `__Host-` keeps other hosts from setting a cookie; browsers accept it on https only, so there is another
 * name for http on a developer's machine.
 */
const getName = (cookie: MemberCookie, siteOrigin: string): string =>
  `${siteOrigin.startsWith('https:') ? '__Host-' : ''}guildhall-${cookie}`;

/** Returns the secret in a cookie; `undefined` if it is missing or has another format. */
export function readMemberCookie(
  { cookies }: FastifyRequest,
  cookie: MemberCookie,
  siteOrigin: string,
): string | undefined {
  const secret = cookies[getName(cookie, siteOrigin)];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/**
 * Sets a cookie that scripts cannot read, and that browsers send with requests of the site's own pages only. Without `maxAgeS`
 * they delete it when they are closed.
 */
export function setMemberCookie(
  reply: FastifyReply,
  cookie: MemberCookie,
  siteOrigin: string,
  { secret, maxAgeS }: { secret: string; maxAgeS: number | undefined },
): void {
  void reply.setCookie(getName(cookie, siteOrigin), secret, {
    ...getAttributes(siteOrigin),
    ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
  });
}

export function clearMemberCookie(reply: FastifyReply, cookie: MemberCookie, siteOrigin: string): void {
  void reply.clearCookie(getName(cookie, siteOrigin), getAttributes(siteOrigin));
}

const getAttributes = (siteOrigin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: siteOrigin.startsWith('https:') }) as const;
