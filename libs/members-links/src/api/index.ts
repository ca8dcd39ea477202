export { memberLinks } from './member-links.ts';
