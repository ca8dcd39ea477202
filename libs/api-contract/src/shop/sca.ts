import * as v from 'valibot';

/** None of our documents is longer. */
const maxDocumentLength = 10_000;
/** A search has one field and a short text. */
const maxSearchLength = 2_000;

/** `v.record` would also accept a list. */
const variables = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/**
 * `POST /api/v1/sca`: one of the build's shop documents, in full, by its SHA-256 in hexadecimal, or by the first
 * sixteen digits of that, with its variables.
 */
const scaOperationSchema = v.strictObject({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxDocumentLength)),
  variables: v.optional(variables, {}),
});

/** `POST /api/v1/sca`, search: a document of the exact form `products(first: 5, query: "title:<prefix>*")`. */
const scaSearchSchema = v.strictObject({
  data: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSearchLength)),
});

/**
 * Body of `POST /api/v1/sca`.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const search = { data: 'query { products(first: 5, query: "title:tid*") { edges { node { title } } } }' };
 * v.is(scaRequestSchema, search); // true
 */
export const scaRequestSchema = v.union([scaOperationSchema, scaSearchSchema]);

/**
 * Response 200 of `POST /api/v1/sca`: the shop's own, unchanged. A change's `userErrors` are inside `data`.
 * `@guildhall/shop-client` parses it.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const response = await fetch('/api/v1/sca', { method: 'POST', body: '{"query":"6f1c2d3e4a5b6c7d"}' });
 * const { data, errors } = v.parse(scaResponseSchema, await response.json());
 */
export const scaResponseSchema = v.looseObject({
  /** The fields that the document requests; null or missing if the shop could not run it. */
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  /** The shop's complaints about the document or its variables. */
  errors: v.optional(v.array(v.unknown())),
});

/** Response of `POST /api/v1/sca`. */
export type ScaResponse = v.InferOutput<typeof scaResponseSchema>;
