export { guildhall } from './guildhall.ts';
/** @public */
export { type GuildhallOptions } from './guildhall.ts';
