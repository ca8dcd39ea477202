const bearer = /^Bearer ([\w.~+/=-]{1,8192})$/;

/**
 * The header with a member's ID token. The token is never in a body, a URL or a log.
 *
 * @example
 * toBearerHeader('eyJh.eyJz.c2ln'); // { authorization: 'Bearer eyJh.eyJz.c2ln' }
 */
export function toBearerHeader(idToken: string): { authorization: string } {
  return { authorization: `Bearer ${idToken}` };
}

/**
 * Returns the token of an `Authorization` header; `undefined` for any other header.
 *
 * @example
 * readBearer('Bearer eyJh.eyJz.c2ln'); // 'eyJh.eyJz.c2ln'
 * readBearer('Basic YW5uYQ=='); // undefined
 */
export function readBearer(header: string | undefined): string | undefined {
  return bearer.exec(header ?? '')?.[1];
}
