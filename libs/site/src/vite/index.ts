export { guildhall, type GuildhallOptions } from './guildhall.ts';
