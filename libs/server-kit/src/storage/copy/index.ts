export { CannotCopy, copyFromPostgres } from './copy-from-postgres.ts';
export { copySqliteFile, describeSqliteFile, flushFile } from './copy-sqlite.ts';
/** @public */
export { type CopiedFile } from './copy-sqlite.ts';
export {
  copyToPostgres,
  TargetNotEmpty,
  type ComparedCount,
  type CopyToPostgresOptions,
} from './copy-to-postgres.ts';
export { countPostgresUsers, isSqliteInUse } from './find-users.ts';
