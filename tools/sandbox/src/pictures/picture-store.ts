import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '@guildhall/drawings';
import { pictureEdition } from './edition.ts';

export interface PictureOrder {
  name: string;
  width: number;
  encoding: Encoding;
}

export interface PictureStore {
  /** The bytes of a picture: a finished one, or one drawn before, or one drawn now. */
  fetch(order: PictureOrder): Promise<Buffer>;
  /** Removes what earlier versions of the drawing code left in the cache folder. */
  forgetOldEditions(): Promise<void>;
}

export interface PictureStoreParts {
  /** The cache folder: pictures that had to be drawn are stored there for the next start. */
  folder: string;
  /** The bytes of a picture that is in the repository. */
  finished: (order: PictureOrder) => Promise<Buffer | undefined>;
  render: (order: PictureOrder) => Promise<Buffer>;
}

/** Draws only pictures that are requested and neither finished nor in the cache, and each only once at a time. */
export function createPictureStore({ folder, finished, render }: PictureStoreParts): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const home = join(folder, pictureEdition);
  const fileOf = ({ name, width, encoding }: PictureOrder) => join(home, `${name}-${width}.${encoding}`);

  async function make(order: PictureOrder): Promise<Buffer> {
    const file = fileOf(order);
    const bytes = await render(order);
    await mkdir(home, { recursive: true });
    // Never a half-written picture under its name, also when two processes write into the same folder.
    const draft = `${file}.${process.pid}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  async function find(order: PictureOrder): Promise<Buffer> {
    return (await finished(order)) ?? readFile(fileOf(order)).catch(() => make(order));
  }

  return {
    async fetch(order) {
      const file = fileOf(order);
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
