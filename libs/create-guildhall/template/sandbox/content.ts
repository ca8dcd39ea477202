import type { SandboxContent } from '@guildhall/sandbox/seed';
import { mainData } from './main-data.ts';
import { pages } from './pages.ts';
import { shop } from './shop.ts'; // if shop

/** Content in place of a content service. Replace it with your own, or connect your content service. */
export const content: SandboxContent = {
  name: 'The Reed Society',
  mainData,
  entries: pages,
  shop, // if shop
};
