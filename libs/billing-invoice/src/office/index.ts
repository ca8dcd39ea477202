export type { OfficeOptions } from './office-options.ts';
export { runOfficeCommand } from './run-office-command.ts';
