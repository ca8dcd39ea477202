import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Weight } from '../figures.ts';

/** Weighs contents uncompressed, and each compressed by itself at the highest level, as on the network. */
export function weigh(contents: readonly (Buffer | string)[]): Weight {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const content of contents) {
    const bytes = Buffer.from(content);
    total.raw += bytes.length;
    total.gzip += gzipSync(bytes, { level: 9 }).length;
    total.brotli += brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).length;
  }
  return total;
}
