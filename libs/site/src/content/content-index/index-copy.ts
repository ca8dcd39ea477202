import { readFile } from 'node:fs/promises';
import type { IndexItem } from '@guildhall/cms-client';
import { writeCopy } from '../../engine/files/write-copy.ts';

/** Version of the copy: one of another version is not read. */
const version = 1;

/** Reads the copy of our own, parsed data. Rejects if there is none. */
export async function readIndexCopy(file: string): Promise<readonly IndexItem[]> {
  const copy = JSON.parse(await readFile(file, 'utf8')) as { version?: number; items: IndexItem[] };
  if (copy.version !== version) throw new Error('the copy of the index has another version');
  return copy.items;
}

export async function writeIndexCopy(file: string, items: readonly IndexItem[]): Promise<void> {
  await writeCopy(file, JSON.stringify({ version, items }));
}
