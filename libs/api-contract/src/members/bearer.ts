/** The header by which a member proves to be one. The token goes nowhere else: no body, no address, no log. */
export function bearer(idToken: string): { authorization: string } {
  return { authorization: `Bearer ${idToken}` };
}
