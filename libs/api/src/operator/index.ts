export { runOperatorCommand, type OperatorOptions } from './run-operator-command.ts';
