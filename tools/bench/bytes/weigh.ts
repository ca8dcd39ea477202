import { gzipSync } from 'node:zlib';
import type { Weight } from '../figures.ts';

/** Weighs contents uncompressed, and each compressed by itself at the highest level, as on the network. */
export function weigh(contents: readonly (Buffer | string)[]): Weight {
  const total = { raw: 0, gzip: 0 };
  for (const content of contents) {
    const bytes = Buffer.from(content);
    total.raw += bytes.length;
    total.gzip += gzipSync(bytes, { level: 9 }).length;
  }
  return total;
}
