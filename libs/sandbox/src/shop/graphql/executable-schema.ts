import { addResolversToSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { readVendorSchema } from './vendor-schema.ts';

type Resolver<Context> = (parent: unknown, args: never, context: Context) => unknown;

export type Resolvers<Context> = Record<string, Record<string, Resolver<Context>>>;

export interface ResolverContext {
  resolvers: Resolvers<never>;
}

const schemas = new Map<string, Promise<GraphQLSchema>>();

/**
 * The vendor's schema, executed by the resolvers in the context. It is large, so all shops of a process share one; of
 * `resolvers` only the names of types and fields are used, which are the same for each shop.
 */
export function createExecutableSchema<Context>(
  name: Parameters<typeof readVendorSchema>[0],
  resolvers: Resolvers<Context>,
): Promise<GraphQLSchema> {
  const known = schemas.get(name);
  if (known) return known;
  const reading = readVendorSchema(name).then((schema) =>
    addResolversToSchema({ schema, resolvers: toContextResolvers(resolvers) }),
  );
  schemas.set(name, reading);
  return reading;
}

/** Creates a resolver for each field that calls the one of the request's own shop. */
function toContextResolvers<Context>(resolvers: Resolvers<Context>) {
  return mapValues(resolvers, (fields, type) =>
    mapValues(
      fields,
      (_, field) => (parent: unknown, args: never, context: ResolverContext) =>
        context.resolvers[type]?.[field]?.(parent, args, context as never),
    ),
  );
}

function mapValues<Value, Result>(of: Record<string, Value>, map: (value: Value, key: string) => Result) {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value, key)]));
}
