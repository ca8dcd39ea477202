import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './encode.ts';
import { pictureEdition } from './edition.ts';

export interface PictureOrder {
  name: string;
  width: number;
  encoding: Encoding;
}

export interface PictureStore {
  /** The bytes of a picture, from the cache folder or freshly rendered into it. */
  fetch(order: PictureOrder): Promise<Buffer>;
  /** Renders a picture into the cache folder when nobody waits for another. */
  warm(order: PictureOrder): Promise<void>;
  /** Removes what earlier versions of the drawing code left in the cache folder. */
  forgetOldEditions(): Promise<void>;
}

/** Keeps rendered pictures in `folder`; a picture asked for twice at once is rendered once. */
export function createPictureStore(
  folder: string,
  render: (order: PictureOrder, urgent: boolean) => Promise<Buffer>,
): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const home = join(folder, pictureEdition);
  const fileOf = ({ name, width, encoding }: PictureOrder) => join(home, `${name}-${width}.${encoding}`);

  async function make(order: PictureOrder, urgent: boolean): Promise<Buffer> {
    const file = fileOf(order);
    const bytes = await render(order, urgent);
    await mkdir(home, { recursive: true });
    // Never a half-written picture under its name, whoever else writes into the same folder.
    const draft = `${file}.${process.pid}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return {
    async fetch(order) {
      const file = fileOf(order);
      const current = underWay.get(file);
      if (current !== undefined) return current;
      const fetching = readFile(file).catch(() => make(order, true));
      underWay.set(file, fetching);
      try {
        return await fetching;
      } finally {
        underWay.delete(file);
      }
    },
    async warm(order) {
      const present = await access(fileOf(order)).then(
        () => true,
        () => false,
      );
      if (!present && !underWay.has(fileOf(order))) await make(order, false);
    },
    async forgetOldEditions() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /^[0-9a-f]{8}$/.test(name) && name !== pictureEdition);
      await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}
