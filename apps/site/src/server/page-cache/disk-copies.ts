import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  let writes = 0;
  return {
    async read(key) {
      try {
        const bytes = await readFile(file(key));
        const end = bytes.indexOf(10);
        const meta = JSON.parse(bytes.subarray(0, end).toString()) as {
          key: string;
          status: number;
          headers: Record<string, string>;
          etag: string;
          renderedAt: number;
        };
        if (meta.key !== key || options.now() - meta.renderedAt > options.maxAgeMs) return undefined;
        return storePage({
          ...meta,
          whole: true,
          html: [{ bytes: bytes.subarray(end + 1), hash: meta.etag }],
        });
      } catch {
        return undefined;
      }
    },
    async write(key, page) {
      await ready;
      const { status, headers, etag, renderedAt } = page;
      const temporary = `${file(key)}.${process.pid}.${writes++}`;
      await writeFile(
        temporary,
        Buffer.concat([
          Buffer.from(`${JSON.stringify({ key, status, headers, etag, renderedAt })}\n`),
          page.html,
        ]),
      );
      await rename(temporary, file(key));
    },
    async remove(key) {
      await rm(file(key), { force: true });
    },
  };
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
