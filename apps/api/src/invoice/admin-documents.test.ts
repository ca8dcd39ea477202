import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import * as documents from './admin-documents.ts';

const toolkit = dirname(createRequire(import.meta.url).resolve('@shopify/ai-toolkit/package.json'));
const file = join(toolkit, 'skills/shopify-admin/assets/admin_2026-10.json.br');
const introspection = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as {
  data?: IntrospectionQuery;
} & IntrospectionQuery;
const schema = buildClientSchema(introspection.data ?? introspection, { assumeValid: true });

it.each(Object.entries(documents))('%s is what the vendor’s own schema knows', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});
