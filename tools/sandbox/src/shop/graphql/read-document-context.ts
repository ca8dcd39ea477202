import type { GraphQLSchema } from 'graphql';
import { getDirectiveValues, getOperationAST, parse } from './one-graphql.ts';

/** The values of a document's `@inContext`; those that it does not give are undefined. */
export interface DocumentContext {
  country?: string | null;
  language?: string | null;
}

/** Reads `@inContext(country: …, language: …)`, by which the vendor knows for which market it answers. */
export function readDocumentContext(
  schema: GraphQLSchema,
  document: string | undefined,
  variables: Record<string, unknown> | undefined,
): DocumentContext {
  const directive = schema.getDirective('inContext');
  const operation = document && parseOperation(document);
  if (!directive || !operation) return {};
  return (getDirectiveValues(directive, operation, variables) ?? {}) as DocumentContext;
}

/** `undefined` for a text that is no document: the endpoint refuses it. */
function parseOperation(document: string) {
  try {
    return getOperationAST(parse(document));
  } catch {
    return null;
  }
}
