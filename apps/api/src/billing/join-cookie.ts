import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser may read the status of its sign-up, s: the vendor's last events arrive within days. */
const maxAgeS = 7 * 24 * 60 * 60;

/**
 * The HttpOnly cookie that links sign-ups to a browser. The prefix `__Host-` keeps other hosts from setting it; browsers
 * accept that prefix on https only, so there is another name for http on a developer's machine.
 */
const nameOf = (siteOrigin: string): string =>
  siteOrigin.startsWith('https:') ? '__Host-guildhall-join' : 'guildhall-join';

/** The secret of the browser, where it has one. */
export function browserOf({ cookies }: FastifyRequest, siteOrigin: string): string | undefined {
  const secret = cookies[nameOf(siteOrigin)];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** Sets the cookie, or extends its lifetime. */
export function rememberBrowser(reply: FastifyReply, siteOrigin: string, secret: string): void {
  void reply.setCookie(nameOf(siteOrigin), secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: maxAgeS },
    secure: siteOrigin.startsWith('https:'),
  });
}
