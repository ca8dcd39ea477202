import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser may ask after its sign-up, s: the vendor's last events come within days. */
const maxAgeS = 7 * 24 * 60 * 60;

/**
 * The cookie that ties sign-ups to a browser: a random text that no script can read. On https its name sees to it that
 * nobody else can set it; without https, on one's own machine, browsers take no cookie of that name.
 */
const nameOf = (siteOrigin: string): string =>
  siteOrigin.startsWith('https:') ? '__Host-guildhall-join' : 'guildhall-join';

/** The secret of the browser, where it has one. */
export function browserOf({ cookies }: FastifyRequest, siteOrigin: string): string | undefined {
  const secret = cookies[nameOf(siteOrigin)];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** Gives the browser its secret, for the first time or once more. */
export function rememberBrowser(reply: FastifyReply, siteOrigin: string, secret: string): void {
  void reply.setCookie(nameOf(siteOrigin), secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: maxAgeS },
    secure: siteOrigin.startsWith('https:'),
  });
}
