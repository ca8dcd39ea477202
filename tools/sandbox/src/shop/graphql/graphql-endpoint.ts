import { addResolversToSchema } from '@graphql-tools/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import { marketFor, type Market } from '../market/market.ts';
import { contextOfDocument } from './context-of-document.ts';
import { vendorSchema } from './vendor-schema.ts';

/** `unwell`: it cannot be saved at the moment; `no cart`: there is no such cart, though there is. */
export type Refusal = 'unwell' | 'no cart';

/** What a resolver learns of the request it answers. */
export interface ShopContext {
  /** Whether every change is to be answered with a user error, and with which. */
  refuse: Refusal | undefined;
  /** For whom the document asks. */
  market: Market;
}

type Resolver = (parent: unknown, args: never, context: ShopContext) => unknown;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface Endpoint {
  handler: Handler;
  /** Reads the schema before the first request. */
  ahead: () => Promise<unknown>;
}

interface EndpointOptions {
  schema: 'storefront' | 'admin';
  resolvers: Record<string, Record<string, Resolver>>;
  contextOf: (request: FastifyRequest) => Omit<ShopContext, 'market'>;
}

/**
 * Answers GraphQL over the vendor's schema. The schema is large, so it is read with the first request, unless `ahead` is
 * called: a sandbox whose shop nobody enters stays light. What the resolvers give is read by the usual rule: a field is a value, or a function
 * of its arguments.
 */
export function graphqlEndpoint({ schema, resolvers, contextOf }: EndpointOptions): Endpoint {
  let ready: ReturnType<typeof start> | undefined;

  async function start() {
    const executable = addResolversToSchema({ schema: await vendorSchema(schema), resolvers });
    return createYoga<{ shop: Omit<ShopContext, 'market'> }, ShopContext>({
      schema: executable,
      graphqlEndpoint: '*',
      context: ({ shop, params }) => {
        const { country, language } = contextOfDocument(executable, params.query, params.variables);
        return { ...shop, market: marketFor(country, language) };
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
      { shop: contextOf(request) },
    );
    return reply
      .code(response.status)
      .type('application/json; charset=utf-8')
      .send(await response.text());
  };
  return { handler, ahead: () => (ready ??= start()) };
}
