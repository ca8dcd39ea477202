import { fetchForCheck } from './fetch-for-check.ts';
import { fix, ok, type Finding } from './finding.ts';

/**
 * Checks that a script, which pages load, is served as one.
 *
 * @param variable that has its URL
 * @param unreachable `note` if only browsers have to reach it
 * @example
 * const url = 'https://analytics.example/script.js';
 * const finding = await checkScript('analytics', 'ANALYTICS_SCRIPT', url, note);
 */
export async function checkScript(
  check: string,
  variable: string,
  url: string,
  unreachable: typeof fix = fix,
): Promise<Finding> {
  const { response, failure } = await fetchForCheck(url);
  if (!response)
    return unreachable(check, `its script ${failure}: check ${variable}, and that this machine can reach it`);
  const type = response.headers.get('content-type') ?? '';
  await response.body?.cancel();
  if (!response.ok) return fix(check, `its script got status ${response.status}: check ${variable}`);
  return /\b(java|ecma)script\b/i.test(type)
    ? ok(check, 'its script can be loaded')
    : fix(check, `${variable} returns ${type || 'no content type'}, not a script`);
}
