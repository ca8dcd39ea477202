import { randomUUID } from 'node:crypto';
import {
  statementResponseSchema,
  type Statement,
  type StatementKind,
} from '@guildhall/api-contract/contracts';
import { parseResponse } from '@guildhall/api-contract/responses';
import type { Contracts } from '@guildhall/organisation';
import { requestIdHeader } from '@guildhall/server-kit';
import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { noStore } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import { isOwnPage } from '../../engine/own-page.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import { sendPage } from '../../engine/send-page.ts';
import type { ResponseTexts } from '../../texts/response-texts.ts';
import { emptyValues, type ContractModel } from './contract-model.ts';
import { parseStatement, readContract, readStatementForm, type StatementForm } from './statement-form.ts';

export interface ContractRouteOptions {
  config: Pick<Config, 'API_ORIGIN' | 'SITE_ORIGIN'>;
  contracts: Contracts;
  builder: Pick<PageBuilder, 'build' | 'getPlainPage'>;
  limitPageReads: ReadLimit;
  texts: Pick<ResponseTexts, 'foreignForm'>;
}

/** The api waits for the billing vendor and the mail relay. */
const deadlineMs = 60_000;
/** The largest statement, with three bytes for each character and each byte as three. */
const bodyLimit = 32_768;

/** The result of sending a statement to the api. */
type Sent = Extract<ContractModel['step'], { at: 'done' }> | 'failed' | 'too many' | 'not valid';

/**
 * The pages on which one withdraws from a contract, or cancels it: plain forms, in three steps. `GET` shows the form; the form sent
 * shows the statement; that sent passes it to the api. Nothing that is typed is in a URL, in a log, or kept here.
 */
export const contractRoute: FastifyPluginAsync<ContractRouteOptions> = async (app, options) => {
  const { config, contracts, builder, limitPageReads, texts } = options;
  const sendStatement = createSender(config, (event) => app.log.warn({ upstream: event }, 'a statement'));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    load: () => Promise<Omit<ContractModel, 'kind'>>,
  ) => {
    const page = await limitPageReads(
      request,
      async () =>
        builder.build({ model: { kind: 'contract', ...(await load()) }, fullyRead: true }, { path: '' }),
      () => builder.getPlainPage('unavailable'),
    );
    return sendPage(request, reply, page);
  };

  for (const statement of ['withdrawal', 'cancellation'] as const) {
    const path = contracts[statement]?.path;
    if (path === undefined) continue;
    const routeOptions = { config: { routeName: statement } };
    app.get(path, routeOptions, async (request, reply) => {
      const values = { ...emptyValues, contract: readContract(request.query) };
      return show(request, reply, async () => ({ statement, step: { at: 'form', errors: {} }, values }));
    });
    app.post(path, routeOptions, async (request, reply) => {
      if (!isOwnPage(request, config.SITE_ORIGIN)) return refuse(reply, 403, texts.foreignForm);
      if (typeof request.body !== 'string') return refuse(reply, 415, 'Expected a form');
      const form = readStatementForm(request.body);
      return show(request, reply, () => proceed(statement, form, (sent) => sendStatement(sent, request)));
    });
  }
};

/** Returns the page that follows a form. */
async function proceed(
  statement: StatementKind,
  form: StatementForm,
  send: (statement: Statement) => Promise<Sent>,
): Promise<Omit<ContractModel, 'kind'>> {
  const { values } = form;
  // A new ID for each look at the statement: going back and changing it makes another one.
  const id = form.step === 'send' ? form.id : randomUUID();
  const parsed = parseStatement(statement, { id, values });
  if (form.step === 'edit' || !parsed.statement)
    return {
      statement,
      step: { at: 'form', errors: form.step === 'edit' ? {} : (parsed.errors ?? {}) },
      values,
    };
  if (form.step === 'review') return { statement, step: { at: 'review', id }, values };
  const sent = await send(parsed.statement);
  if (typeof sent === 'object') return { statement, step: sent, values };
  // The api knows another statement with this ID.
  if (sent === 'not valid')
    return { statement, step: { at: 'review', id: randomUUID(), problem: 'failed' }, values };
  return { statement, step: { at: 'review', id, problem: sent }, values };
}

/** Creates the function that passes a statement to the api, on behalf of its sender. */
function createSender(
  { API_ORIGIN: origin }: Pick<Config, 'API_ORIGIN'>,
  onEvent: (event: UpstreamEvent) => void,
) {
  const api = createUpstream({ name: 'api', origin, deadlineMs, retries: 0, onEvent });
  return async (statement: Statement, request: FastifyRequest): Promise<Sent> => {
    const headers = { 'x-forwarded-for': request.ip, [requestIdHeader]: request.id };
    try {
      const body = await api.sendJson('/api/v1/statement', statement, { headers });
      const response = parseResponse(statementResponseSchema, body);
      return response ? { at: 'done', response } : 'failed';
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.status === 429) return 'too many';
      return error.status === 400 ? 'not valid' : 'failed';
    }
  };
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', noStore).type('text/plain; charset=utf-8').send(message);
}
