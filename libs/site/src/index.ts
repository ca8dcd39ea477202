export { Island } from '@guildhall/islands/server';
export type { DrawingProps } from './chrome/chrome-props.ts';
export { defineTexts, type OwnTexts } from './texts/site-texts.ts';
/** @public */
export { type SiteTexts } from './texts/site-texts.ts';
export { defineSite, type SitePage } from './site-definition.ts';
/** @public */
export {
  type SiteChrome,
  type SiteDefinition,
  type SitePageProps,
  type SitePartProps,
} from './site-definition.ts';
