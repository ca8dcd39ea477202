export { runOffice, type MemberOfficeOptions } from './run-office.ts';
