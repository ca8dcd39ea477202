import { createHash } from 'node:crypto';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilteredList } from '@guildhall/blocks';
import { LRUCache } from 'lru-cache';
import type { VariantChoice } from '../../page/page-model.ts';
import { createPrivateFolder, writeCopy } from '../files/write-copy.ts';
import { createStoredPage, type StoredPage } from './stored-page.ts';

/** Last good copy of each page on disk, so that pages survive a restart while the content service is down. */
export interface DiskCopies {
  read(key: string): Promise<StoredPage | undefined>;
  write(key: string, page: StoredPage): Promise<void>;
  remove(key: string): Promise<void>;
  /** Writes no more copies, and resolves after those that are being written. */
  finish(): Promise<void>;
}

export interface DiskCopiesOptions {
  /** Maximum age, ms. Older copies are not read, and are removed at the next start. */
  maxAgeMs: number;
  /** Maximum total size. The oldest copies are removed first. */
  maxBytes: number;
  now: () => number;
}

/** A copy is a line of JSON followed by the HTML as it was sent. */
export function createDiskCopies(directory: string, options: DiskCopiesOptions): DiskCopies {
  /** Sizes of the existing files, oldest first. */
  const files = new LRUCache<string, number>({
    maxSize: options.maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => reason === 'evict' && evicted.add(name),
  });
  const evicted = new Set<string>();
  const { enqueue, finish } = createFileQueue();
  let isFinished = false;
  const path = (name: string) => join(directory, name);
  const removeEvicted = async () => {
    const names = [...evicted];
    evicted.clear();
    // A file that was written again since then stays.
    const remove = (name: string) =>
      enqueue(name, async () => void (files.has(name) || (await rm(path(name), { force: true }))));
    await Promise.all(names.map(remove));
  };
  const ready = createPrivateFolder(directory).then(async () => {
    for (const { name, bytes } of await findFiles(directory, options)) files.set(name, bytes);
    await removeEvicted();
  });
  const found = ready.catch(() => undefined);

  const read = async (key: string): Promise<StoredPage | undefined> => {
    try {
      const bytes = await readFile(path(toFileName(key)));
      const end = bytes.indexOf(10);
      const meta = JSON.parse(bytes.subarray(0, end).toString()) as CopyMeta;
      const isUsable = meta.key === key && options.now() - meta.renderedAt <= options.maxAgeMs;
      return isUsable ? decodeCopy(meta, bytes.subarray(end + 1)) : undefined;
    } catch {
      return undefined;
    }
  };
  const remove = async (name: string) => {
    await found;
    await rm(path(name), { force: true });
    files.delete(name);
  };
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    await ready;
    const diskBytes = computeDiskBytes(bytes.length);
    if (diskBytes > options.maxBytes) return remove(name);
    await writeCopy(path(name), bytes);
    files.set(name, diskBytes);
  };
  return {
    read: (key) => enqueue(toFileName(key), () => read(key)),
    async write(key, page) {
      // A late copy would make the folder again, which may have been removed since.
      if (isFinished) return;
      await enqueue(toFileName(key), () => write(toFileName(key), encodeCopy(key, page)));
      await removeEvicted();
    },
    remove: (key) => enqueue(toFileName(key), () => remove(toFileName(key))),
    async finish() {
      isFinished = true;
      await found;
      await finish();
    },
  };
}

/** Runs operations on a file one after the other, so that a removal wins over a write that began before it. */
function createFileQueue() {
  const underWay = new Map<string, Promise<unknown>>();
  const enqueue = <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    const turn = (underWay.get(name) ?? Promise.resolve()).then(act, act);
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    underWay.set(name, ended);
    void ended.then(() => underWay.get(name) === ended && underWay.delete(name));
    return turn;
  };
  return { enqueue, finish: async () => void (await Promise.all(underWay.values())) };
}

function toFileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.page`;
}

/** Disk block size: a hundred thousand redirects of 500 bytes take 400 MB. */
const diskBlock = 4096;

function computeDiskBytes(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / diskBlock)) * diskBlock;
}

interface CopyMeta {
  key: string;
  status: number;
  headers: Record<string, string>;
  etag: string;
  renderedAt: number;
  fullyRead: boolean;
  partsMissing?: boolean;
  entryTag?: string;
  lists?: readonly FilteredList[];
  listPages?: Readonly<Record<string, number>>;
  variantChoices?: readonly VariantChoice[];
  cards?: readonly string[];
}

function decodeCopy({ cards, variantChoices: variants, ...meta }: CopyMeta, bytes: Buffer): StoredPage {
  return createStoredPage({
    ...meta,
    html: [{ bytes, hash: meta.etag }],
    ...(variants && { variants }),
    ...(cards && { cards: new Set(cards) }),
  });
}

function encodeCopy(key: string, page: StoredPage): Buffer {
  const { status, headers, etag, renderedAt, fullyRead, partsMissing, entryTag } = page;
  const { lists, listPages, variants } = page;
  const cards = page.cards && [...page.cards];
  const meta = {
    key,
    status,
    headers,
    etag,
    renderedAt,
    fullyRead,
    partsMissing,
    entryTag,
    lists,
    listPages,
    variantChoices: variants,
    cards,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(meta)}\n`), page.joinHtml()]);
}

/** Lists files that are young enough, oldest first, and removes the others. */
async function findFiles(
  directory: string,
  { maxAgeMs, now }: DiskCopiesOptions,
): Promise<{ name: string; bytes: number }[]> {
  const files: { name: string; bytes: number; writtenAt: number }[] = [];
  for (const name of await readdir(directory)) {
    // Another process may have just removed it.
    const known = await stat(join(directory, name)).catch(() => undefined);
    if (!known) continue;
    if (now() - known.mtimeMs > maxAgeMs) await rm(join(directory, name), { force: true });
    else files.push({ name, bytes: computeDiskBytes(known.size), writtenAt: known.mtimeMs });
  }
  return files.sort((a, b) => a.writtenAt - b.writtenAt);
}
