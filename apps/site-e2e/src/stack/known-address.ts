import { findFreePort } from '../../../../config/free-port.ts';

/**
 * A free origin for a stack's site. The api accepts posts only from the site's own pages, so it must know it in
 * advance.
 */
export async function findKnownAddress(): Promise<{ SITE_PORT: string; SITE_ORIGIN: string }> {
  const port = await findFreePort();
  return { SITE_PORT: String(port), SITE_ORIGIN: `http://127.0.0.1:${port}` };
}
