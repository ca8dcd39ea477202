import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '@guildhall/drawings';
import { pictureEdition } from './edition.ts';

export interface PictureRequest {
  name: string;
  width: number;
  encoding: Encoding;
}

export interface PictureStore {
  /** The bytes of a picture: finished, cached or drawn now. */
  fetch(order: PictureRequest): Promise<Buffer>;
  /** Deletes files that earlier versions of the drawing code left in the cache folder. */
  forgetOldEditions(): Promise<void>;
}

export interface PictureStoreOptions {
  /** The cache folder: drawn pictures are stored there for the next start. */
  folder: string;
  /** The bytes of a picture in the repository. */
  finished: (order: PictureRequest) => Promise<Buffer | undefined>;
  render: (order: PictureRequest) => Promise<Buffer>;
}

/** Draws only requested pictures that are neither finished nor cached, and each only once at a time. */
export function createPictureStore({ folder, finished, render }: PictureStoreOptions): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const home = join(folder, pictureEdition);
  const toFilePath = ({ name, width, encoding }: PictureRequest) =>
    join(home, `${name}-${width}.${encoding}`);

  async function make(order: PictureRequest): Promise<Buffer> {
    const file = toFilePath(order);
    const bytes = await render(order);
    await mkdir(home, { recursive: true });
    // Renaming keeps half-written pictures out of the final path, even if two processes write to the same folder.
    const draft = `${file}.${process.pid}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  async function find(order: PictureRequest): Promise<Buffer> {
    return (await finished(order)) ?? readFile(toFilePath(order)).catch(() => make(order));
  }

  return {
    async fetch(order) {
      const file = toFilePath(order);
      const current = underWay.get(file);
      if (current !== undefined) return current;
      const fetching = find(order);
      underWay.set(file, fetching);
      try {
        return await fetching;
      } finally {
        underWay.delete(file);
      }
    },
    async forgetOldEditions() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /^[0-9a-f]{8}$/.test(name) && name !== pictureEdition);
      await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}
