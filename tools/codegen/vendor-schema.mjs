import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildClientSchema } from 'graphql';

/** API version of the documents. */
const version = '2026-10';

/** Reads the Storefront schema from the vendor's toolkit. */
export function readVendorSchema() {
  const toolkit = dirname(createRequire(import.meta.url).resolve('@shopify/ai-toolkit/package.json'));
  const file = `skills/shopify-storefront-graphql/assets/storefront-graphql_${version}.json.br`;
  const schema = JSON.parse(brotliDecompressSync(readFileSync(join(toolkit, file))).toString());
  // Newer releases of graphql reject parts of the vendor's schema that its server accepts.
  return buildClientSchema(schema.data ?? schema, { assumeValid: true });
}
