import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Time for which a browser may read the status of its sign-up, s: the vendor's last events arrive within days. */
const maxAgeS = 7 * 24 * 60 * 60;
/**
 * Maximum number of a browser's secrets that are read: it has more than one only if two tabs began at the same time.
 */
const maxSecrets = 5;

/**
 * The HttpOnly cookies that link sign-ups to a browser. The prefix `__Host-` keeps other hosts from setting them; browsers
 * accept that prefix on https only, so there is another name for http on a developer's machine.
 */
const getPrefix = (siteOrigin: string): string =>
  siteOrigin.startsWith('https:') ? '__Host-guildhall-join' : 'guildhall-join';

/** Each secret has its own name: the response to one tab must not replace the cookie of another tab. */
const getName = (siteOrigin: string, secret: string): string =>
  `${getPrefix(siteOrigin)}-${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;

/** The secrets of the browser, always in the same order; none if it has not joined yet. */
export function readBrowserSecrets({ cookies }: FastifyRequest, siteOrigin: string): string[] {
  const prefix = getPrefix(siteOrigin);
  const secrets = Object.entries(cookies).flatMap(([name, secret]) =>
    name.startsWith(prefix) && secret !== undefined && /^[\w-]{43}$/.test(secret) ? [secret] : [],
  );
  return [...new Set(secrets)].sort().slice(0, maxSecrets);
}

/** Sets the cookie, or extends its lifetime. */
export function setBrowserCookie(reply: FastifyReply, siteOrigin: string, secret: string): void {
  void reply.setCookie(getName(siteOrigin, secret), secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: maxAgeS },
    secure: siteOrigin.startsWith('https:'),
  });
}
