import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A page of an earlier build may be in use for a day; its scripts stay for three. */
const KEEP = 72 * 3_600_000;

interface StaticFiles {
  dist: string;
  publicDirectory: string;
  /** Where the assets of earlier builds are kept; without it they go with their build. */
  earlierAssets?: string;
}

/** Hashed assets (for ever, precompressed) and the few files with fixed names. */
export async function registerStaticFiles(app: FastifyInstance, files: StaticFiles): Promise<void> {
  const assets = join(files.dist, 'client/assets');
  const roots = [assets];
  if (files.earlierAssets) {
    await keepEarlierAssets(assets, files.earlierAssets);
    roots.push(files.earlierAssets);
  }
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
  });
  for (const name of await readdir(files.publicDirectory)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, files.publicDirectory, { maxAge: '1d', immutable: false }),
    );
  }
}

async function keepEarlierAssets(assets: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (Date.now() - mtimeMs > KEEP) await rm(join(kept, name), { force: true });
  }
  const now = new Date();
  for (const name of await readdir(assets)) {
    await cp(join(assets, name), join(kept, name));
    await utimes(join(kept, name), now, now);
  }
}
