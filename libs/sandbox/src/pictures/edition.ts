import { createHash } from 'node:crypto';
import { catalogue } from './catalogue.ts';
import { pictureFiles } from './picture-files.ts';

/** Changes with every file and the catalogue: browsers store pictures for a year, so a new picture needs a new URL. */
export const pictureEdition: string = createHash('sha256')
  .update(JSON.stringify([catalogue, ...pictureFiles]))
  .digest('hex')
  .slice(0, 8);
