import { join } from 'node:path';
import { createPlainPdf } from '../uploads/plain-pdf.ts';
import { readUploads, type Uploads } from '../uploads/uploads.ts';

/** A page to embed, a file to download, and drawings for the pages that the site makes itself. */
export const uploads: Uploads = {
  ...readUploads(join(import.meta.dirname, '../../src/example-content/uploads')),
  'what-we-owe-2026.pdf': {
    type: 'application/pdf',
    body: createPlainPdf('What we owe for crossing it, 2026'),
  },
};
