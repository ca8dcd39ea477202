import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildClientSchema } from 'graphql';

/** The vendor's version that the documents are written for. */
const version = '2026-10';

/** The vendor's own Storefront schema, as in its toolkit. */
export function readVendorSchema() {
  const toolkit = dirname(createRequire(import.meta.url).resolve('@shopify/ai-toolkit/package.json'));
  const file = `skills/shopify-storefront-graphql/assets/storefront-graphql_${version}.json.br`;
  const answer = JSON.parse(brotliDecompressSync(readFileSync(join(toolkit, file))).toString());
  // Newer releases of graphql find faults in the vendor's schema that its server lives with.
  return buildClientSchema(answer.data ?? answer, { assumeValid: true });
}
