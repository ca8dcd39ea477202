/** True for the path of a product: its query only chooses a variant, and its page has all of them. */
export const isProductPath = (path: string): boolean => /^\/p\/[^/]+$/.test(path);
