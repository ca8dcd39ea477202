import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { buildClientSchema } from './one-graphql.ts';

/** The vendor's API version that the sandbox implements. */
export const vendorVersion = '2026-10';

/** The previous version: a shop may stay on it for nine more months. */
export const versionBefore = '2026-07';

const files = {
  storefront: 'shopify-storefront-graphql/assets/storefront-graphql_',
  admin: 'shopify-admin/assets/admin_',
};

/** The vendor's own schema, from its toolkit: a field it lacks is refused here as there. */
export async function readVendorSchema(
  name: keyof typeof files,
  version: string = vendorVersion,
): Promise<GraphQLSchema> {
  const toolkit = dirname(createRequire(import.meta.url).resolve('@shopify/ai-toolkit/package.json'));
  const packed = await readFile(join(toolkit, 'skills', `${files[name]}${version}.json.br`));
  const response = JSON.parse(String(await promisify(brotliDecompress)(packed))) as
    | IntrospectionQuery
    | { data: IntrospectionQuery };
  // Newer releases of graphql report errors in the vendor's schema, which the vendor's own server accepts.
  return buildClientSchema('data' in response ? response.data : response, { assumeValid: true });
}
