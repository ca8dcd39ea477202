import { zipSync, type Zippable } from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive, with slashes. */
  path: string;
  content: Uint8Array | string;
}

/** The earliest time that the format knows, without a time zone. */
const mtime = new Date(1980, 0, 1);
/** A file that all may read and its owner may write, on Unix. */
const attributes = { os: 3, attrs: 0o100644 << 16 } as const;

/** Creates a zip. The same files give the same bytes, in whichever order and whenever it is made. */
export function createZip(files: readonly ArchiveFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const entries = sorted.map(({ path, content }) => [
    path,
    [typeof content === 'string' ? new TextEncoder().encode(content) : content, attributes],
  ]);
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9, mtime });
}
