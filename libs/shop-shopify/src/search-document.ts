import { Kind, parse, type DocumentNode, type FieldNode } from 'graphql';
import { parseTitlePrefix } from './title-prefix.ts';

/** A search of our own has about forty tokens. */
const maxTokens = 400;

/**
 * The prefix for which a search document searches. The only document that is understood is one query of
 * `products(first: 5, query: "title:<prefix>*")`, whatever it selects: it is our own document that is sent.
 *
 * @returns `undefined` for every other text
 * @example
 * parseSearchPrefix('{ products(first: 5, query: "title:tide*") { edges { node { title } } } }'); // 'tide'
 */
export function parseSearchPrefix(text: string): string | undefined {
  const field = findOnlyField(tryParse(text));
  if (field?.name.value !== 'products' || field.alias || field.directives?.length) return undefined;
  const argumentValues = Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, value]),
  );
  const { first, query, ...others } = argumentValues;
  if (field.arguments?.length !== 2 || Object.keys(others).length > 0) return undefined;
  if (first?.kind !== Kind.INT || first.value !== '5' || query?.kind !== Kind.STRING) return undefined;
  return parseTitlePrefix(query.value);
}

function tryParse(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: maxTokens });
  } catch {
    return undefined;
  }
}

function findOnlyField(document: DocumentNode | undefined): FieldNode | undefined {
  const [definition, ...others] = document?.definitions ?? [];
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return undefined;
  if (definition.operation !== 'query' || definition.directives?.length) return undefined;
  if (definition.variableDefinitions?.length) return undefined;
  const [field, ...more] = definition.selectionSet.selections;
  return field?.kind === Kind.FIELD && more.length === 0 ? field : undefined;
}
