import type { MainData } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { requestIdHeader } from '@guildhall/server-kit';
import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { renderFallbackErrorPage } from './fallback-error-page.ts';
import type { ResponseTexts } from '../texts/response-texts.ts';
import { noStore } from '../config/caching.ts';
import { getLoggedPath } from './http/request-log.ts';
import { formatRefusal } from './http/response-headers.ts';
import type { PageBuilder } from './page-builder.ts';
import { sendPage } from './send-page.ts';

export interface ErrorPagesOptions {
  organisation: Pick<Organisation, 'language'>;
  builder: Pick<PageBuilder, 'getPlainPage'>;
  mainData: { current(): MainData };
  texts: Pick<ResponseTexts, 'refused' | 'cookiesTooLarge'>;
}

/** Shows the error page when a request throws, and a fallback without dependencies if that page throws too. */
export const errorPages = fp<ErrorPagesOptions>(
  (app, { organisation, builder, mainData, texts }, done) => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      // The framework's own messages would reveal it.
      if (status < 500)
        return reply.code(status).type('text/plain; charset=utf-8').send(formatRefusal(status, texts));
      const { id: reqId } = request;
      request.log.error({ reqId, err: error, path: getLoggedPath(request) }, 'a request failed');
      try {
        return await sendPage(
          request,
          reply,
          await builder.getPlainPage(status === 503 ? 'unavailable' : 'error'),
        );
      } catch (again) {
        request.log.error({ reqId, err: again }, 'the error page failed');
        return reply
          .code(500)
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': noStore, [requestIdHeader]: reqId })
          .send(renderFallbackErrorPage(organisation, mainData.current().pageData, reqId));
      }
    });
    done();
  },
  { name: 'error-pages', fastify: '5.x' },
);
