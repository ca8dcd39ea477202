import type { GraphQLSchema } from 'graphql';
import { getDirectiveValues, getOperationAST, parse } from './one-graphql.ts';

/** The values of a document's `@inContext`; missing ones are undefined. */
export interface DocumentContext {
  country?: string | null;
  language?: string | null;
}

/** Reads `@inContext(country: …, language: …)`, which selects the market. */
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

/** `undefined` for a text that is not a document: the endpoint refuses it. */
function parseOperation(document: string) {
  try {
    return getOperationAST(parse(document));
  } catch {
    return null;
  }
}
