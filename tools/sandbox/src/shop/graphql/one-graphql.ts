import { createRequire } from 'node:module';

/**
 * The copy of `graphql` that the packages around it use. It comes in two formats and takes the objects of its other
 * copy for a stranger's; a test runner that prefers the other format would give this folder one of its own.
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
