import { findMainData } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { toSafeLink } from '@guildhall/safe-content';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure, UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { createUrlPolicy, describeOriginMismatch } from '../content/content-origin.ts';
import { toPageKey } from '../engine/page-path.ts';
import { findPageKind } from '../engine/routes.ts';
import { createOwnAddresses } from '../pages/listed-entries.ts';
import { createRoutes } from '../pages/routes.ts';
import { checkPublicOrigin } from './check-public-origin.ts';
import { checkIndex, type Placement } from './check-index.ts';
import { checkPreviews } from './check-previews.ts';

const check = 'content';

const withOrigin = v.looseObject({
  variousData: v.looseObject({ contentOrigin: v.pipe(v.string(), v.url()) }),
});

const entry = v.looseObject({ content: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** @param organisation its language is that of the main data */
export async function checkContent(config: Config, organisation: Organisation): Promise<Finding[]> {
  const { language } = organisation;
  const { CONTENT_ORIGIN: origin, CONTENT_BASIC_AUTH: login, DEADLINE_MS: deadlineMs } = config;
  const content = createUpstream({ name: 'content', origin, login, deadlineMs });
  try {
    const main = findMainData(await content.readJson('/wp-json/maindata/api'), language);
    if (main === undefined) return [fix(check, describeMissingMainData(language))];
    const frontPage = await content.readJson('/wp-json/entry/api?path=%2F').catch(ignoreMissing);
    const mismatch = v.is(withOrigin, main) && describeOriginMismatch(main.variousData.contentOrigin, config);
    return [
      ok(check, `it responds at ${origin}`),
      ...(v.is(entry, frontPage) ? [] : [note(check, 'it has no entry for /: the front page is missing')]),
      ...(mismatch ? [fix(check, mismatch)] : []),
      ...(await checkPublicOrigin(
        config,
        v.is(withOrigin, main) ? main.variousData.contentOrigin : undefined,
      )),
      // With an unknown origin no URL is one of this site.
      await checkIndex(content, mismatch ? undefined : createPlacement(config, organisation)),
      ...(await checkPreviews(content, config.CONTENT_PREVIEW_KEY)),
    ];
  } catch (error) {
    return [fix(check, describeFix(error, config))];
  }
}

/** Creates what finds an entry's URL on this site. */
function createPlacement(config: Config, organisation: Organisation): (permalink: unknown) => Placement {
  const policy = createUrlPolicy(config);
  const isOwnAddress = createOwnAddresses(organisation);
  const routes = createRoutes(organisation);
  // Pages of the site's own code are in its build.
  const noPages = { hasPage: () => false };
  return (permalink) => {
    const key = toPageKey(toSafeLink(permalink, policy) ?? '');
    if (key === undefined || findPageKind(routes, key) === undefined) return 'nowhere';
    return isOwnAddress(key, noPages) ? 'taken' : 'shown';
  };
}

function describeMissingMainData(language: string): string {
  return `its main data has neither _${language}_maindata nor _en_maindata: check that CONTENT_ORIGIN is the right service`;
}

/** A 404 from the service itself means that the entry does not exist. */
function ignoreMissing(error: unknown): undefined {
  const { bodyCode } = error instanceof UpstreamError ? error : {};
  if (bodyCode === undefined || bodyCode === 'rest_no_route') throw error;
}

function describeFix(error: unknown, { CONTENT_ORIGIN, CONTENT_BASIC_AUTH }: Config): string {
  const { status, bodyCode, code } = error instanceof UpstreamError ? error : {};
  if (status === 401 || status === 403)
    return CONTENT_BASIC_AUTH === undefined
      ? 'it requires a name and password: set CONTENT_BASIC_AUTH'
      : 'it rejects the name and password in CONTENT_BASIC_AUTH';
  if (bodyCode === 'rest_no_route')
    return `the WordPress at ${CONTENT_ORIGIN} lacks the routes that the site reads: activate its plug-in`;
  if (status === 404)
    return `nothing was found at ${CONTENT_ORIGIN}: check that CONTENT_ORIGIN includes the folder`;
  if (code === 'UPSTREAM_REDIRECT') return `${CONTENT_ORIGIN} redirects: set CONTENT_ORIGIN to the final URL`;
  return `it ${formatFailure(error)}: check CONTENT_ORIGIN, and that this machine can reach it`;
}
