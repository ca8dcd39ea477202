/**
 * The longest `return_path` of a sign-up, in characters: with an origin, it fits into the vendor's redirect URL.
 *
 * @example
 * const canReturn = '/membership/join'.length <= maxReturnPath; // true
 */
export const maxReturnPath = 150;
