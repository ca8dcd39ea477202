import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { request } from './request.ts';

/** Checks whether the scripts of other hosts, which browsers load, are scripts. */
export async function checkScripts(config: Config): Promise<Finding[]> {
  const { BILLING_SCRIPT_URL: billing, VIDEO_SCRIPT_URL: video } = config;
  return Promise.all([
    billing === undefined
      ? note('checkout', 'there are no sign-up forms: set BILLING_SCRIPT_URL')
      : checkScript('checkout', 'BILLING_SCRIPT_URL', billing, fix),
    // Only browsers have to reach it.
    checkScript('films', 'VIDEO_SCRIPT_URL', video, note),
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
    return unreachable(
      check,
      `its script ${failure}: see that ${variable} is right, and that it can be reached from here`,
    );
  const type = response.headers.get('content-type') ?? '';
  await response.body?.cancel();
  if (!response.ok)
    return fix(check, `its script is answered with status ${response.status}: see that ${variable} is right`);
  return /\b(java|ecma)script\b/i.test(type)
    ? ok(check, 'its script can be loaded')
    : fix(check, `${variable} is the address of ${type || 'something without a type'}, and not of a script`);
}
