import { fetchForCheck, fix, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';
import { findPublicOrigin } from '../content/content-origin.ts';

/**
 * Checks that something responds where browsers load pictures and files. After a move, the earlier URL is often still the
 * first one.
 *
 * @param reported the URL that the content service uses for itself
 */
export async function checkPublicOrigin(config: Config, reported: string | undefined): Promise<Finding[]> {
  const origin = findPublicOrigin(config);
  if (origin === undefined) return [];
  const { failure } = await fetchForCheck(`${origin}/`);
  const today = reported === undefined || reported === origin ? '' : ` (it calls itself ${reported})`;
  return failure === undefined
    ? []
    : [
        fix(
          'content',
          `browsers load pictures and files from ${origin}, which ${failure}: in CONTENT_PUBLIC_ORIGINS, list the URL ` +
            `at which they reach the content service today first${today}, and earlier ones after it`,
        ),
      ];
}
