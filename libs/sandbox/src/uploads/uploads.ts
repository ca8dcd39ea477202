import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Files of the media library other than drawn pictures, by name. */
export type Uploads = Readonly<Record<string, { type: string; body: string | Buffer }>>;

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
};

/**
 * Reads a folder of SVG drawings, pages to embed and AVIF pictures.
 *
 * @throws Error that names a file of another type
 */
export function readUploads(folder: string): Uploads {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const type = types[extname(name)];
      if (type === undefined)
        throw new Error(
          `[GUILDHALL_SANDBOX_UPLOAD] The type of ${join(folder, name)} is not known: use another file`,
        );
      return [name, { type, body: readFileSync(join(folder, name)) }];
    }),
  );
}
