export const encodings = ['br', 'identity'] as const;

/** How a page is requested: as browsers do, or uncompressed, as the peers were measured. */
export type Encoding = (typeof encodings)[number];

/** Where the server of constants has a page. */
export const toConstantPath = (path: string, encoding: Encoding) => `/${encoding}${path}`;
