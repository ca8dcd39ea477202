import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { createUpstream, formatFailure, UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { describeOriginMismatch } from '../content/content-origin.ts';
import { checkPreviews } from './check-previews.ts';

const check = 'content';

const mainData = v.object({ _en_maindata: v.record(v.string(), v.unknown()) });
const mainDataWithOrigin = v.object({
  _en_maindata: v.object({ variousData: v.object({ contentOrigin: v.pipe(v.string(), v.url()) }) }),
});

const entry = v.looseObject({ content: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/**
 * Whether the content service answers, has a front page, calls itself by an address that the site knows, and knows the
 * key of previews.
 */
export async function checkContent(config: Config): Promise<Finding[]> {
  const { CONTENT_ORIGIN: origin, CONTENT_BASIC_AUTH: login, CONTENT_DEADLINE_MS: deadlineMs } = config;
  const content = createUpstream({ name: 'content', origin, login, deadlineMs });
  try {
    const main = await content.readJson('/wp-json/maindata/api');
    if (!v.is(mainData, main))
      return [
        fix(check, 'its main data have no _en_maindata: see that CONTENT_ORIGIN names the right service'),
      ];
    const frontPage = await content.readJson('/wp-json/entry/api?path=%2F').catch(ignoreMissing);
    const mismatch =
      v.is(mainDataWithOrigin, main) &&
      describeOriginMismatch(main._en_maindata.variousData.contentOrigin, config);
    return [
      ok(check, `it answers at ${origin}`),
      ...(v.is(entry, frontPage) ? [] : [note(check, 'it has no entry for /: the front page is missing')]),
      ...(mismatch ? [fix(check, mismatch)] : []),
      ...(await checkPreviews(content, config.CONTENT_PREVIEW_KEY)),
    ];
  } catch (error) {
    return [fix(check, describeFix(error, config))];
  }
}

/** A 404 of the service itself says that there is no such entry. */
function ignoreMissing(error: unknown): undefined {
  const { bodyCode } = error instanceof UpstreamError ? error : {};
  if (bodyCode === undefined || bodyCode === 'rest_no_route') throw error;
}

function describeFix(error: unknown, { CONTENT_ORIGIN, CONTENT_BASIC_AUTH }: Config): string {
  const { status, bodyCode, code } = error instanceof UpstreamError ? error : {};
  if (status === 401 || status === 403)
    return CONTENT_BASIC_AUTH === undefined
      ? 'it asks for a name and a password: set CONTENT_BASIC_AUTH'
      : 'it refuses the name and password of CONTENT_BASIC_AUTH';
  if (bodyCode === 'rest_no_route')
    return `${CONTENT_ORIGIN} is a WordPress without the routes that the site reads: switch its plug-in on`;
  if (status === 404)
    return `there is nothing to read at ${CONTENT_ORIGIN}: see that CONTENT_ORIGIN names the folder too`;
  if (code === 'UPSTREAM_REDIRECT')
    return `${CONTENT_ORIGIN} leads elsewhere: write in CONTENT_ORIGIN the address where it ends`;
  return `it ${formatFailure(error)}: see that CONTENT_ORIGIN is right, and that it can be reached from here`;
}
