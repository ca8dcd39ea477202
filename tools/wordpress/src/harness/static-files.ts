import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Folders by the beginning of a path: `/wp-includes/`. */
export type StaticFolders = Readonly<Record<string, string>>;

/**
 * Sends a file as a web server before PHP does, so that an editor's hundred scripts do not wait for PHP one after another.
 * Returns false for anything else.
 */
export async function sendStaticFile(
  folders: StaticFolders,
  url: string,
  outgoing: ServerResponse,
): Promise<boolean> {
  const file = findFile(folders, url);
  const type = file && types[extname(file)];
  if (file === undefined || type === undefined) return false;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  outgoing.writeHead(200, { 'content-type': type, 'content-length': found.size });
  await pipeline(createReadStream(file), outgoing);
  return true;
}

function findFile(folders: StaticFolders, url: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(url, 'http://wordpress.invalid').pathname));
  const prefix = Object.keys(folders).find((one) => path.startsWith(one));
  return prefix === undefined ? undefined : join(folders[prefix] ?? '', path.slice(prefix.length));
}
