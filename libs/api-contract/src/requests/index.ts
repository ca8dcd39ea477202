export { defaultBodyLimit, getBodyLimit } from './body-limits.ts';
