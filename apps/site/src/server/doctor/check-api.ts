import { fix, ok, type Finding } from '@guildhall/server-kit';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { request } from './request.ts';

const check = 'api';

/** The api's error body: another server than the api has another one, or none. */
const errorBody = v.object({ error: v.object({ code: v.string() }) });

/** Checks whether the api answers where the site forwards calls to. */
export async function checkApi({ API_ORIGIN: origin }: Config): Promise<Finding[]> {
  const { response, failure } = await request(`${origin}/api/v1/doctor`);
  if (!response) return [fix(check, `it ${failure} at ${origin}: start the api, or correct API_ORIGIN`)];
  const body: unknown = await response.json().catch(() => undefined);
  return [
    v.is(errorBody, body)
      ? ok(check, `it answers at ${origin}`)
      : fix(check, `what answers at ${origin} is not the api: correct API_ORIGIN`),
  ];
}
