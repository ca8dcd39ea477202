import type { DatabaseOptions } from './database.ts';

/**
 * Treatment of a table's rows about somebody whose data is deleted. `erased`: they are deleted, or nothing personal is left in them.
 * `kept`: the law asks for them. `impersonal`: no row is about a person.
 */
type TableRetention = 'erased' | 'kept' | 'impersonal';

/** The tables of one subject, with the name of their file, so that programs for operators can copy them. */
export interface StoreDefinition extends Omit<DatabaseOptions, 'flushToDisk'> {
  /** Name of the file in the folder: `join.sqlite`. */
  file: string;
  /**
   * Statements that are run once on tables from a backup, which are older than the world around them: they end sessions that
   * may have been ended since, or forget up to where a list was read.
   */
  afterRestore?: string;
  /** Treatment of each table's rows about somebody who leaves, by its name. A store of the api names all of its tables. */
  retention?: Readonly<Record<string, TableRetention>>;
}
