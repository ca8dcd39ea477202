import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { request } from './request.ts';

export async function checkScripts(config: Config, hasMembership = true): Promise<Finding[]> {
  const { BILLING_SCRIPT_URL: billing, VIDEO_SCRIPT_URL: video, TAG_SCRIPT_URL: tags } = config;
  const checkout =
    billing === undefined
      ? note('checkout', 'there are no sign-up forms: set BILLING_SCRIPT_URL')
      : checkScript('checkout', 'BILLING_SCRIPT_URL', billing, fix);
  return Promise.all([
    ...(hasMembership ? [checkout] : []),
    // Only browsers need to reach it.
    checkScript('videos', 'VIDEO_SCRIPT_URL', video, note),
    ...(tags === undefined ? [] : [checkScript('tags', 'TAG_SCRIPT_URL', tags, note)]),
  ]);
}

async function checkScript(
  check: string,
  variable: string,
  url: string,
  unreachable: typeof fix,
): Promise<Finding> {
  const { response, failure } = await request(url);
  if (!response)
    return unreachable(check, `its script ${failure}: check ${variable}, and that this machine can reach it`);
  const type = response.headers.get('content-type') ?? '';
  await response.body?.cancel();
  if (!response.ok) return fix(check, `its script got status ${response.status}: check ${variable}`);
  return /\b(java|ecma)script\b/i.test(type)
    ? ok(check, 'its script can be loaded')
    : fix(check, `${variable} returns ${type || 'no content type'}, not a script`);
}
