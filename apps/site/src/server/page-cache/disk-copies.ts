import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilteredList } from '@guildhall/blocks';
import { storePage, type StoredPage } from './stored-page.ts';

/** The last good copy of each page on disk, so that a restart while the content service is down loses nothing. */
export interface DiskCopies {
  read(key: string): Promise<StoredPage | undefined>;
  write(key: string, page: StoredPage): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A first line of JSON, then the HTML as it was sent. */
export function createDiskCopies(
  directory: string,
  options: { maxAgeMs: number; now: () => number },
): DiskCopies {
  const ready = mkdir(directory, { recursive: true }).then(() => removeOld(directory, options));
  ready.catch(() => undefined);
  const file = (key: string) =>
    join(directory, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.page`);
  /** What is being done to a file. One after the other, so that a removal outlives a write that began before it. */
  const underWay = new Map<string, Promise<unknown>>();
  const inTurn = <Value>(key: string, act: () => Promise<Value>): Promise<Value> => {
    const turn = (underWay.get(key) ?? Promise.resolve()).then(act, act);
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    underWay.set(key, ended);
    void ended.then(() => underWay.get(key) === ended && underWay.delete(key));
    return turn;
  };
  const temporary = (key: string) => `${file(key)}.${process.pid}`;

  const read = async (key: string): Promise<StoredPage | undefined> => {
    try {
      const bytes = await readFile(file(key));
      const end = bytes.indexOf(10);
      const meta = JSON.parse(bytes.subarray(0, end).toString()) as CopyMeta;
      if (meta.key !== key || options.now() - meta.renderedAt > options.maxAgeMs) return undefined;
      return storePage({ ...meta, html: [{ bytes: bytes.subarray(end + 1), hash: meta.etag }] });
    } catch {
      return undefined;
    }
  };
  const write = async (key: string, page: StoredPage): Promise<void> => {
    await ready;
    const { status, headers, etag, renderedAt, whole, gaps, entryTag, lists } = page;
    const meta = JSON.stringify({ key, status, headers, etag, renderedAt, whole, gaps, entryTag, lists });
    await writeFile(temporary(key), Buffer.concat([Buffer.from(`${meta}\n`), page.html]));
    await rename(temporary(key), file(key));
  };
  return {
    read: (key) => inTurn(key, () => read(key)),
    write: (key, page) => inTurn(key, () => write(key, page)),
    remove: (key) => inTurn(key, () => rm(file(key), { force: true })),
  };
}

/** The first line of a copy. */
interface CopyMeta {
  key: string;
  status: number;
  headers: Record<string, string>;
  etag: string;
  renderedAt: number;
  whole: boolean;
  gaps?: boolean;
  entryTag?: string;
  lists?: readonly FilteredList[];
}

async function removeOld(
  directory: string,
  { maxAgeMs, now }: { maxAgeMs: number; now: () => number },
): Promise<void> {
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    if (now() - mtimeMs > maxAgeMs) await rm(join(directory, name), { force: true });
  }
}
