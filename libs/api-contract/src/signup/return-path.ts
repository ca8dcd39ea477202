/** The longest path that, with an origin, fits into the vendor's redirect URL, in characters. */
export const maxReturnPath = 150;
