import { fetchForCheck, fix, ok, type Finding } from '@guildhall/server-kit';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';

const check = 'api';

/** Body of the api's errors; other servers respond differently. */
const errorBody = v.object({ error: v.object({ code: v.string() }) });

export async function checkApi({ API_ORIGIN: origin }: Config): Promise<Finding[]> {
  const { response, failure } = await fetchForCheck(`${origin}/api/v1/doctor`);
  if (!response) return [fix(check, `it ${failure} at ${origin}: start the api, or correct API_ORIGIN`)];
  const body: unknown = await response.json().catch(() => undefined);
  return [
    v.is(errorBody, body)
      ? ok(check, `it responds at ${origin}`)
      : fix(check, `the server at ${origin} is not the api: correct API_ORIGIN`),
  ];
}
