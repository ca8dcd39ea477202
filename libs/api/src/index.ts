export { runApi, type RunApiOptions } from './run-api.ts';
