import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
  /** Whether the picture lies in the cache folder already. */
  has(order: PictureOrder): Promise<boolean>;
}

/** Keeps rendered pictures in `folder`; a picture asked for twice at once is rendered once. */
export function createPictureStore(
  folder: string,
  render: (order: PictureOrder) => Promise<Buffer>,
): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const fileOf = ({ name, width, encoding }: PictureOrder) =>
    join(folder, pictureEdition, `${name}-${width}.${encoding}`);

  async function make(order: PictureOrder, file: string): Promise<Buffer> {
    const bytes = await render(order);
    await mkdir(join(folder, pictureEdition), { recursive: true });
    const draft = `${file}.${process.pid}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  const kept = (file: string) => readFile(file).catch(() => undefined);

  return {
    async fetch(order) {
      const file = fileOf(order);
      const current = underWay.get(file);
      if (current !== undefined) return current;
      const fetching = kept(file).then((bytes) => bytes ?? make(order, file));
      underWay.set(file, fetching);
      try {
        return await fetching;
      } finally {
        underWay.delete(file);
      }
    },
    has: async (order) => (await kept(fileOf(order))) !== undefined,
  };
}
