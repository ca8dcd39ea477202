import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flushFile } from '@guildhall/server-kit/storage-copies';
import * as v from 'valibot';
import { OperatorCommandError } from './operator-options.ts';

/** Name of the list of what a backup contains. It is written last: without it, a backup is not complete. */
const manifestFile = 'manifest.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  /** Beginning of the backup, ISO 8601. */
  createdAt: v.string(),
  /** The release that made it, if it is known. */
  release: v.optional(v.string()),
  /** Storage that it was made from. */
  engine: v.picklist(['SQLite', 'PostgreSQL']),
  memberships: count,
  files: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/)),
      bytes: count,
      sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
      /** Version and number of rows of each table of a database. */
      version: v.optional(count),
      tables: v.optional(v.record(v.string(), count)),
    }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export function writeManifest(folder: string, manifest: Manifest): void {
  const path = join(folder, manifestFile);
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  flushFile(unfinished);
  renameSync(unfinished, path);
}

/**
 * Reads the manifest of a backup, and requires that its files are complete and unchanged.
 *
 * @throws OperatorCommandError that names the file
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const names = manifest.files.map(({ name }) => name);
  const others = readdirSync(folder).filter((name) => name !== manifestFile && !names.includes(name));
  if (others.length > 0)
    throw new OperatorCommandError(
      `${folder} has files that are not part of the backup: ${others.join(', ')}`,
    );
  for (const { name, sha256 } of manifest.files) {
    const found = await hashFile(join(folder, name)).catch(() => undefined);
    if (found === undefined)
      throw new OperatorCommandError(`${name} of the backup is missing or not readable`);
    if (found !== sha256)
      throw new OperatorCommandError(`${name} is not what was backed up: use another backup`);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestFile), 'utf8');
  } catch {
    throw new OperatorCommandError(
      `${folder} is no complete backup: it has no readable ${manifestFile}, which is written last`,
    );
  }
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    throw new OperatorCommandError(`${manifestFile} in ${folder} is damaged, or of a later release`);
  }
}
