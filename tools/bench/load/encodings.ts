export const encodings = ['br', 'identity'] as const;

/** Encoding of a request: like browsers, or uncompressed. */
export type Encoding = (typeof encodings)[number];

export const toConstantPath = (path: string, encoding: Encoding) => `/${encoding}${path}`;
