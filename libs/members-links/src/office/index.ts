export { runOffice, type OfficeOptions } from './run-office.ts';
