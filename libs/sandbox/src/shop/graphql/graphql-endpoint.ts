import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import type { FindMarket, Market } from '../market/market.ts';
import { readDocumentContext } from './read-document-context.ts';
import { createExecutableSchema, type ResolverContext, type Resolvers } from './executable-schema.ts';

/**
 * User errors of changes. `unwell`: the change cannot be saved at the moment; `no cart`: an existing cart is reported
 * as missing.
 */
export type Refusal = 'unwell' | 'no cart';

/** The request data available to resolvers. */
export interface ShopContext extends ResolverContext {
  /** The user error that every change gets. */
  refuse: Refusal | undefined;
  /** The document's market and buyer. */
  market: Market;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface Endpoint {
  handler: Handler;
  ahead: () => Promise<unknown>;
}

interface EndpointOptions {
  schema: 'storefront' | 'admin';
  resolvers: Resolvers<ShopContext>;
  findMarket: FindMarket;
  createContext: (request: FastifyRequest) => Pick<ShopContext, 'refuse'>;
}

/**
 * A GraphQL endpoint with the vendor's schema. The schema is large, so it is read with the first request, unless
 * `ahead` is called: a sandbox whose shop is not used needs less memory. GraphQL's default rule reads resolver values:
 * a field is a value, or a function of its arguments.
 */
export function createGraphqlEndpoint({
  schema,
  resolvers,
  findMarket,
  createContext,
}: EndpointOptions): Endpoint {
  let ready: ReturnType<typeof start> | undefined;

  async function start() {
    const executable = await createExecutableSchema(schema, resolvers);
    return createYoga<{ shop: Pick<ShopContext, 'refuse'> }, ShopContext>({
      schema: executable,
      graphqlEndpoint: '*',
      context: ({ shop, params }) => {
        const { country, language } = readDocumentContext(executable, params.query, params.variables);
        return { ...shop, resolvers, market: findMarket(country, language) };
      },
      graphiql: false,
      landingPage: false,
      logging: false,
      maskedErrors: false,
      batching: false,
    });
  }

  const handler: Handler = async (request, reply) => {
    const yoga = await (ready ??= start());
    const response = await yoga.fetch(
      'http://shop.invalid/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request.body),
      },
      { shop: createContext(request) },
    );
    return reply
      .code(response.status)
      .type('application/json; charset=utf-8')
      .send(await response.text());
  };
  return { handler, ahead: () => (ready ??= start()) };
}
