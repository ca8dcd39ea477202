export { guildhall } from './guildhall.ts';
