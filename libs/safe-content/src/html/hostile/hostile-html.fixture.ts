import { attributes } from './attributes.fixture.ts';
import { broken } from './broken.fixture.ts';
import { classic } from './classic.fixture.ts';
import { clobbering } from './clobbering.fixture.ts';
import { mediaAndForms } from './media-and-forms.fixture.ts';
import { mutation } from './mutation.fixture.ts';
import { rawText } from './raw-text.fixture.ts';
import { schemes } from './schemes.fixture.ts';

/**
 * Hostile HTML by kind. Each text tries to call `alert`, to reach `evil.example`, or to disturb the page.
 *
 * @example
 * import { sanitizeHtml } from '@guildhall/safe-content';
 *
 * const witness = await openWitness(openPolicy);
 * for (const html of Object.values(hostileHtml).flat())
 *   witness.document.body.innerHTML = sanitizeHtml(html, testingPolicy);
 * await witness.settled();
 * witness.ran; // empty: no script was executed
 */
export const hostileHtml: Readonly<Record<string, readonly string[]>> = {
  'scripts and handlers': classic,
  attributes,
  'schemes of links': schemes,
  'mutation and namespaces': mutation,
  'raw text and comments': rawText,
  'media, styles and forms': mediaAndForms,
  'clobbering names': clobbering,
  'broken and long texts': broken,
};
