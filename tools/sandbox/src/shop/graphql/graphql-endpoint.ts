import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import { findMarket, type Market } from '../market/market.ts';
import { readDocumentContext } from './read-document-context.ts';
import { createExecutableSchema, type ResolverContext, type Resolvers } from './executable-schema.ts';

/**
 * The user errors of changes. `unwell`: the change cannot be saved now; `no cart`: the cart does not exist, though it
 * does.
 */
export type Refusal = 'unwell' | 'no cart';

/** What a resolver knows of the request it answers. */
export interface ShopContext extends ResolverContext {
  /** Whether every change is to be answered with a user error, and with which. */
  refuse: Refusal | undefined;
  /** The market and buyer of the document. */
  market: Market;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface Endpoint {
  handler: Handler;
  /** Reads the schema before the first request. */
  ahead: () => Promise<unknown>;
}

interface EndpointOptions {
  schema: 'storefront' | 'admin';
  resolvers: Resolvers<ShopContext>;
  createContext: (request: FastifyRequest) => Pick<ShopContext, 'refuse'>;
}

/**
 * Answers GraphQL with the vendor's schema. The schema is large, so it is read at the first request, unless `ahead` is
 * called: a sandbox whose shop is not used needs less memory. The values of resolvers are read by GraphQL's default
 * rule: a field is a value, or a function of its arguments.
 */
export function createGraphqlEndpoint({ schema, resolvers, createContext }: EndpointOptions): Endpoint {
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
