export { Island } from '@guildhall/islands/server';
export type { DrawingProps } from './chrome/chrome-props.ts';
export { defineTexts, type OwnTexts, type SiteTexts } from './texts/site-texts.ts';
export {
  defineSite,
  type SiteChrome,
  type SiteDefinition,
  type SitePage,
  type SitePageProps,
} from './site-definition.ts';
