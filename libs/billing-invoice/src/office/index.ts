export { runOfficeCommand } from './run-office-command.ts';
