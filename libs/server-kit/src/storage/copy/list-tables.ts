import type { DatabaseSync } from 'node:sqlite';
import { readableFromTable } from '../sqlite/open-sqlite.ts';

/** A table of a SQLite file. */
export interface TableShape {
  name: string;
  columns: readonly string[];
  /** True if rows have an order, in which they were added. */
  isOrdered: boolean;
}

/** Number of rows of a table. */
export interface TableCount {
  /** Name of the file. */
  file: string;
  table: string;
  count: number;
}

/** Lists the tables of a file, each after those that it refers to. */
export function listTables(database: DatabaseSync): TableShape[] {
  const found = database
    .prepare(
      `SELECT name, wr AS "withoutRowid" FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> ?
       ORDER BY name`,
    )
    .all(readableFromTable);
  const names = found.map(({ name }) => String(name));
  const select = (sql: string, name: string) =>
    database
      .prepare(sql)
      .all(name)
      .map(({ value }) => String(value));
  const listed: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (listed.includes(name) || path.includes(name) || !names.includes(name)) return;
    for (const parent of select('SELECT "table" AS value FROM pragma_foreign_key_list(?)', name))
      visit(parent, [...path, name]);
    listed.push(name);
  };
  for (const name of names) visit(name, []);
  return listed.map((name) => ({
    name,
    columns: select('SELECT name AS value FROM pragma_table_info(?) ORDER BY cid', name),
    isOrdered: found.some((table) => table['name'] === name && table['withoutRowid'] === 0),
  }));
}

/** Counts the rows of each table of a file. */
export function countRows(database: DatabaseSync, file: string): TableCount[] {
  return listTables(database).map(({ name }) => ({
    file,
    table: name,
    count: Number(database.prepare(`SELECT COUNT(*) AS count FROM "${name}"`).get()?.['count']),
  }));
}
