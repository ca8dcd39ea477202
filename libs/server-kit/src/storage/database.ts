import type { SQLInputValue } from 'node:sqlite';
import { createUsageError } from '../configuration/usage-error.ts';

/** Values of a statement, by the names that it has them under: `$name`. Times and amounts are integers. */
export type Values = Record<string, SQLInputValue>;

/**
 * Statements. The same text runs in SQLite and in PostgreSQL: `$name` for values, `json_each($name)` for a JSON array of
 * texts, and quotes around names with capitals (`AS "pageId"`), which PostgreSQL would fold.
 */
export interface Queries {
  run(sql: string, values?: Values): Promise<void>;
  /** Returns the number of changed rows. */
  change(sql: string, values?: Values): Promise<number>;
  rows(sql: string, values?: Values): Promise<Record<string, unknown>[]>;
}

/** A database. `retryWhileLocked` repeats what fails because another process was faster. */
export interface Database extends Queries {
  /**
   * Runs `work` completely or not at all, as if nothing else ran meanwhile. It may be run again, so it changes only
   * rows; use the given statements in it.
   */
  inTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Tables of one subject. */
export interface DatabaseOptions {
  /** The statements that create the tables, as SQLite has them. */
  schema: string;
  /** The version of the schema. */
  version: number;
  /**
   * Earliest version whose programs can use these tables. While a new release is rolled out, and after it is rolled back,
   * an older program uses what the new one has upgraded. So an upgrade adds tables, columns with defaults and indexes;
   * what the previous release uses is removed one release later, with a higher number here.
   * @default the version itself
   */
  readableFrom?: number;
  /** The statements that upgrade the tables of each earlier version to the next one. */
  upgrades?: Readonly<Record<number, string>>;
  /**
   * Flushes each write to disk, so that it survives a power cut as well as a crash. PostgreSQL has a setting for that.
   * @default true
   */
  flushToDisk?: boolean;
}

/**
 * Requires that this program can use tables that may be of a later version.
 *
 * @throws Error with instructions
 */
export function requireReadable(
  name: string,
  { version, readableFrom }: { version: number; readableFrom: number },
  known: number,
): void {
  if (version > known && readableFrom > known)
    throw createUsageError(
      'GUILDHALL_SERVER_KIT_STORAGE_VERSION',
      `${name} is of version ${version}, and this program knows ${known}: update it`,
    );
}
