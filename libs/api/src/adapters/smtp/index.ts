export { smtp } from './smtp.ts';
