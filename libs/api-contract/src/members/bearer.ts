/** The header with a member's ID token. The token is never in a body, a URL or a log. */
export function toBearerHeader(idToken: string): { authorization: string } {
  return { authorization: `Bearer ${idToken}` };
}
