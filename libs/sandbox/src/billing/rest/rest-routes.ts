import type { FastifyInstance } from 'fastify';
import type { BillingSite } from '../state/site-state.ts';
import { addCatalogueOperations } from './catalogue-operations.ts';
import { addCustomerOperations } from './customer-operations.ts';
import { addHostedPageOperations } from './hosted-page-operations.ts';
import { addInvoiceFiles, addInvoiceOperations } from './invoice-operations.ts';
import { createOperations, refuse } from './operations.ts';
import { addPortalSessionOperations } from './portal-session-operations.ts';
import { addSubscriptionOperations } from './subscription-operations.ts';
import { VendorRefusal } from '../vendor-refusal.ts';

export function addRestRoutes(app: FastifyInstance, site: BillingSite): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof VendorRefusal) return refuse(reply, error);
    return refuse(reply, new VendorRefusal('internal_error', String(error)));
  });
  const operations = createOperations(app, site);
  addCatalogueOperations(operations, site);
  addHostedPageOperations(operations, site);
  addCustomerOperations(operations, site);
  addSubscriptionOperations(operations, site);
  addInvoiceOperations(operations, site);
  addInvoiceFiles(operations, site);
  addPortalSessionOperations(operations, site);
  app.all('/api/v2/*', (request, reply) =>
    refuse(
      reply,
      new VendorRefusal(
        'resource_not_found',
        `Sorry, we could not find ${request.method} ${request.url.split('?')[0] ?? ''}`,
      ),
    ),
  );
}
