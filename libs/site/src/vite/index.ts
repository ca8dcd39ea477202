export { guildhall, type GuildhallOptions } from './guildhall.ts';
export type { SiteFonts } from './site-fonts.ts';
