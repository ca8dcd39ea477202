export type { SafeHtml, SafeUrl } from './safe-types.ts';
