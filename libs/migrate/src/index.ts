export { runMigrate } from './run-migrate.ts';
