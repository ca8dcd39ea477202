/** Parts of a response that decide if it may be stored. */
export type StorableResponse = Pick<Response, 'status' | 'type' | 'redirected'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

/** Routes with personal or internal responses, and those of files. */
const internalPaths = /^\/(?:_|(?:api|preview|members|assets)(?:\/|$))/;

/**
 * True for the path of a page that is the same for everyone.
 *
 * @param memberPaths the organisation's paths of login, profile and password
 */
export function isPublicPath(path: string, memberPaths: readonly string[]): boolean {
  const [, canonical = '/'] = /^(\/.*?)\/*$/.exec(path) ?? [];
  return /^\/(?!\/)[^?#]*$/.test(path) && !internalPaths.test(path) && !memberPaths.includes(canonical);
}

/** True for the path of a file with a hash in its name. */
export function isAssetPath(path: string): boolean {
  return /^\/assets\/[\w.-]+$/.test(path);
}

/** True for the finished HTML of a public page. */
export function isStorablePage(response: StorableResponse): boolean {
  return isStorable(response) && getType(response).startsWith('text/html');
}

/** True for a hashed file, or a picture at a public path of this site. */
export function isStorableFile(
  path: string,
  response: StorableResponse,
  memberPaths: readonly string[],
): boolean {
  if (!isStorable(response)) return false;
  return isAssetPath(path) || (isPublicPath(path, memberPaths) && getType(response).startsWith('image/'));
}

/**
 * Browsers hide `Set-Cookie` from scripts. The worker therefore sends its requests without cookies: no response is a
 * visitor's own.
 */
function isStorable({ status, type, redirected, headers }: StorableResponse): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !headers.has('set-cookie') &&
    !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '') &&
    !/\*|cookie|authorization/i.test(headers.get('vary') ?? '')
  );
}

function getType({ headers }: StorableResponse): string {
  return headers.get('content-type') ?? '';
}
