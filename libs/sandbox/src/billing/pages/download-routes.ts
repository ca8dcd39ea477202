import type { FastifyInstance } from 'fastify';
import type { BillingSite } from '../state/site-state.ts';

/** The files that links of the api lead to, until they expire. Anyone who has a link gets its file, as at the vendor. */
export function addDownloadRoutes(app: FastifyInstance, site: BillingSite): void {
  app.get<{ Params: { key: string } }>('/downloads/:key', (request, reply) => {
    const download = site.downloads.get(request.params.key);
    if (!download || site.clock.seconds() >= download.validTill)
      return reply.code(403).type('text/plain').send('Request has expired');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${download.invoiceId}.pdf"`)
      .send(createPdf(`Invoice ${download.invoiceId}`));
  });
}

/** One line of text on one page. Readers find the objects without a table of them. */
function createPdf(line: string): string {
  const content = `BT /F1 18 Tf 72 720 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  // cspell:ignore Catalog
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`;
}
