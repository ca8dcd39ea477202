export { openClaims, type Claims } from './claims.ts';
export type { Database, DatabaseOptions, Queries, Values } from './database.ts';
export { openDatabase } from './open-database.ts';
export type { StoreDefinition } from './store-definition.ts';
export { findStoragePlace, type StoragePlace } from './place.ts';
export { checkPostgres } from './postgres/check-postgres.ts';
export { createPrivateFolder, restrictToOwner } from './sqlite/private-files.ts';
export { retryWhileLocked, type LockOptions } from './retry-while-locked.ts';
export { StorageFailure, toStorageFailure } from './storage-failure.ts';
