import { createRequire } from 'node:module';

/**
 * The copy of `graphql` that the surrounding packages use. It exists in two module formats, and each copy rejects the
 * objects of the other; a test runner that prefers the other format would load a second copy for this folder.
 */
export const {
  buildClientSchema,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  NoDeprecatedCustomRule,
  parse,
  validate,
} = createRequire(import.meta.url)('graphql') as typeof import('graphql');
