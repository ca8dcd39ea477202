// `node tools/package-release/pack.ts FOLDER [TAG]` packs every built library into an empty folder, each with the list of what
// it brings (SBOM), and the checksums of all. With a tag such as v0.1.0, their version must be that one.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packLibraries } from '../consumer/libraries.ts';
import { print, red } from '../../libs/cli/src/terminal/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { createSbom } from './sbom.ts';

const [folder, tag] = process.argv.slice(2);

async function pack(into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  if (readdirSync(into).length > 0) throw new Error(`${into} is not empty. Name a folder of its own.`);
  const libraries = await packLibraries(into, { programs: true });
  const versions = new Set(libraries.map(({ manifest }) => `v${manifest.version}`));
  if (tag !== undefined && (versions.size !== 1 || !versions.has(tag)))
    throw new Error(
      `The tag is ${tag}, and the packages have ${[...versions].join(', ')}. Tag the commit of the release.`,
    );
  for (const { manifest, archive } of libraries) {
    const sbom = await createSbom(root, manifest.name);
    writeFileSync(archive.replace(/\.tgz$/, '.sbom.json'), `${JSON.stringify(sbom, undefined, 2)}\n`);
  }
  const sums = readdirSync(into)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(into, file)))
          .digest('hex')}  ${basename(file)}`,
    );
  writeFileSync(join(into, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  print(`${libraries.length} packages are in ${into}.`);
}

try {
  if (folder === undefined) throw new Error('Name a folder: node tools/package-release/pack.ts FOLDER');
  await pack(resolve(folder));
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
