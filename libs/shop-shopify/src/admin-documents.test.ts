import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { storefrontDocuments } from './check-storefront.ts';
import { soldHereDocument } from './sold-here.ts';
import * as documents from './admin-documents.ts';

const toolkit = dirname(createRequire(import.meta.url).resolve('@shopify/ai-toolkit/package.json'));
function readSchema(file: string) {
  const packed = readFileSync(join(toolkit, 'skills', file));
  const introspection = JSON.parse(brotliDecompressSync(packed).toString()) as {
    data?: IntrospectionQuery;
  } & IntrospectionQuery;
  return buildClientSchema(introspection.data ?? introspection, { assumeValid: true });
}
const schema = readSchema('shopify-admin/assets/admin_2026-10.json.br');

it.each(Object.entries(documents))('%s matches the vendor’s own schema', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

it('requests only fields of the storefront’s schema, too', () => {
  const storefront = readSchema('shopify-storefront-graphql/assets/storefront-graphql_2026-10.json.br');
  for (const document of [soldHereDocument, ...Object.values(storefrontDocuments)])
    expect(validate(storefront, parse(document))).toEqual([]);
});
