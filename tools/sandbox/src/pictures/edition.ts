import { createHash } from 'node:crypto';
import { engineHash } from '@guildhall/drawings';
import { catalogue } from './catalogue.ts';

/**
 * Changes whenever the drawing code or the catalogue changes: browsers and proxies store pictures for a year, so a new
 * drawing needs a new URL.
 */
export const pictureEdition: string = createHash('sha256')
  .update(engineHash)
  .update(JSON.stringify(catalogue))
  .digest('hex')
  .slice(0, 8);
