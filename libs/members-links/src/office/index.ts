export { runOffice } from './run-office.ts';
