export { Island } from '@guildhall/islands/server';
export type { DrawingProps, FooterProps, HeaderProps, NavigationLink } from './chrome/chrome-props.ts';
export type { HeadLink, SchemeColours, SiteHeadOptions } from './page/site-head.ts';
export { defineTexts, type OwnTexts, type SiteTexts } from './texts/site-texts.ts';
export {
  defineSite,
  type SiteChrome,
  type SiteDefinition,
  type SitePage,
  type SitePageProps,
  type SitePartProps,
} from './site-definition.ts';
