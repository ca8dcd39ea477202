import type { DatabaseOptions } from './database.ts';

/** The tables of one subject, with the name of their file, so that programs for operators can copy them. */
export interface StoreDefinition extends Omit<DatabaseOptions, 'flushToDisk'> {
  /** Name of the file in the folder: `join.sqlite`. */
  file: string;
  /**
   * Statements that are run once on tables from a backup, which are older than the world around them: they end sessions that
   * may have been ended since, or forget up to where a list was read.
   */
  afterRestore?: string;
}
