export { linkPages } from './link-pages.ts';
