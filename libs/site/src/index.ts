export { defineSite, type DrawingProps, type SiteChrome, type SiteDefinition } from './site-definition.ts';
