import { BodyError, readJsonBody } from './json-body.ts';

/** Limits for the body of an error, which is short. */
const limits = { maxBytes: 64_000, maxDepth: 16 };

/** Returns the `code` of a JSON body, '' if it has none, `undefined` if the body is not JSON. */
export async function readErrorCode(response: Response): Promise<string | undefined> {
  try {
    const json = await readJsonBody(response.body, limits);
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : '';
    return typeof code === 'string' && /^[\w-]{1,64}$/.test(code) ? code : '';
  } catch (error) {
    if (error instanceof BodyError) return undefined;
    throw error;
  }
}
