import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Version of the tables below and of what `words.ts` makes of a text. A file of another one is rebuilt. */
const version = 3;

/** Words are folded and stemmed by us, and separated by spaces: the tokenizer only splits. */
const schema = `
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    type TEXT NOT NULL,
    date TEXT NOT NULL,
    description TEXT NOT NULL,
    text TEXT NOT NULL,
    modified TEXT NOT NULL,
    read_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (
    title_words, title_stems, text_words, text_stems,
    content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3'
  );
  CREATE TABLE long_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
  CREATE VIRTUAL TABLE word_parts USING fts5 (
    word, content = 'long_words', content_rowid = 'id', tokenize = 'trigram'
  );
  CREATE TRIGGER long_word_added AFTER INSERT ON long_words BEGIN
    INSERT INTO word_parts (rowid, word) VALUES (new.id, new.word);
  END;
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, col);
  PRAGMA user_version = ${version};
`;

/** Time that opening waits for another process that creates the file, ms. */
const openingWaitMs = 250;

type Row = Record<string, unknown>;
/** Runs a statement with named values. */
export type Statement = (sql: string, values?: Record<string, SQLInputValue>) => Row[];

/** The index's SQLite file. Calls never wait for another process. */
export interface SearchDatabase {
  /** @throws Error if the file is broken: it has then been replaced by an empty one */
  read<Result>(work: (all: Statement) => Result): Result;
  /** Runs `work` completely or not at all. Returns false if another process is writing. @throws as `read` */
  write(work: (all: Statement) => void): boolean;
  /** Empties the log of the file, unless another process is using it. */
  emptyLog(): void;
  close(): void;
}

export interface SearchDatabaseOptions {
  /** Folder of the file, created if it is missing. @default in memory */
  folder?: string | undefined;
  /** Part of the file's name: texts in another language are stored in another way. */
  language: string;
  /** Called when the file cannot be used, and memory is used instead. */
  onMemory: (error: unknown) => void;
  /** Called when a broken file has been replaced by an empty one. */
  onReplaced: (error: unknown) => void;
}

/** Opens the file, or creates it if it is missing, broken, of another version or of another language. */
export function openSearchDatabase(options: SearchDatabaseOptions): SearchDatabase {
  const { folder, language, onMemory, onReplaced } = options;
  const name = `search-${version}-${language}.sqlite`;
  const path = folder === undefined ? undefined : join(folder, name);
  let connection = open();

  function open(): Connection {
    if (folder === undefined || path === undefined) return connect(':memory:');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      removeOtherFiles(folder, name);
      restrictToOwner(path);
      return connect(path);
    } catch (error) {
      if (isBroken(error))
        try {
          removeFile(path);
          return connect(path);
        } catch {
          // The first error says more.
        }
      onMemory(error);
      return connect(':memory:');
    }
  }

  /** Another process may have replaced the file already: then it only has to be opened again. */
  function replace(): void {
    connection.close();
    if (path !== undefined && connection.inode === findInode(path)) removeFile(path);
    connection = open();
  }

  function guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isBroken(error)) {
        replace();
        onReplaced(error);
      }
      throw error;
    }
  }

  return {
    read: (work) => guard(() => work(connection.all)),
    write: (work) => {
      if (path !== undefined && connection.inode !== undefined && connection.inode !== findInode(path))
        replace();
      return guard(() => connection.write(work));
    },
    emptyLog: () => void guard(() => connection.all('PRAGMA wal_checkpoint(TRUNCATE)')),
    close: () => connection.close(),
  };
}

type Connection = ReturnType<typeof connect>;

function connect(path: string) {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      // Texts that were withdrawn leave the file, and its log, which has them once more.
      `PRAGMA busy_timeout = ${openingWaitMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON`,
    );
    prepareTables(database);
    database.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  const all: Statement = (sql, values = {}) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(values);
  };
  return {
    all,
    inode: path === ':memory:' ? undefined : findInode(path),
    write(work: (all: Statement) => void): boolean {
      try {
        database.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (isLocked(error)) return false;
        throw error;
      }
      try {
        work(all);
        database.exec('COMMIT');
        return true;
      } catch (error) {
        // SQLite itself has ended the transaction when the disk is full.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function prepareTables(database: DatabaseSync): void {
  const readVersion = () => database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (readVersion() !== version) {
    database.exec('BEGIN IMMEDIATE');
    // Another process may have created the tables in between.
    if (readVersion() === 0) database.exec(schema);
    database.exec('COMMIT');
  }
  if (readVersion() !== version) throw new BrokenFileError();
  // Fails for a file that is no database of ours, before anything depends on it.
  database.exec(
    'SELECT count(*) FROM pages; SELECT count(*) FROM facts; SELECT count(*) FROM words; SELECT count(*) FROM long_words',
  );
}

class BrokenFileError extends Error {
  override readonly name = 'BrokenFileError';
  constructor() {
    super('The file of the search index is of another version');
  }
}

/** SQLite's result code, without the details of its extended codes. */
function findResultCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}

const resultCodes = { error: 1, busy: 5, locked: 6, corrupt: 11, notADatabase: 26 };

/** Tables of another shape count as broken, too; other errors of a statement do not. */
const otherTables = /^no such (table|column)|has no column named/;

function isLocked(error: unknown): boolean {
  const code = findResultCode(error);
  return code === resultCodes.busy || code === resultCodes.locked;
}

function isBroken(error: unknown): boolean {
  if (error instanceof BrokenFileError) return true;
  const code = findResultCode(error);
  if (code === resultCodes.error) return otherTables.test((error as Error).message);
  return code === resultCodes.corrupt || code === resultCodes.notADatabase;
}

function findInode(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** Creates the file so that only this user may read it. SQLite gives its log the same permissions. */
function restrictToOwner(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) chmodSync(path + suffix, 0o600);
}

function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/** Removes the files of earlier versions and languages. */
function removeOtherFiles(folder: string, name: string): void {
  for (const file of readdirSync(folder))
    if (/^search-.*\.sqlite(?:-wal|-shm)?$/.test(file) && !file.startsWith(name))
      rmSync(join(folder, file), { force: true });
}
