import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest, type Manifest } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';

interface PublishedManifest extends Manifest {
  repository: { type: string; url: string; directory?: string };
  files: string[];
}

const read = (folder: string) => readManifest(join(root, folder)) as PublishedManifest;
const { repository } = read('.');
/** The only place that names the repository is the package.json of the workspace. */
const home = repository.url.replace(/^git\+(.*)\.git$/, '$1');
const published = globSync('libs/*', { cwd: root }).filter((folder) => !read(folder).private);
const { version } = read('libs/site');

/** Links of a document that are not to other sites. */
const listRelativeLinks = (text: string): string[] =>
  [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/\]\(([^\s)]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?:|mailto:|#)/.test(link));

describe.each(published)('%s', (folder) => {
  const manifest = read(folder);

  it('names this repository, its page and its folder, and has words to be found by', () => {
    expect(manifest).toMatchObject({
      homepage: `${home}/tree/main/${folder}#readme`,
      bugs: { url: `${home}/issues` },
      repository: { ...repository, directory: folder },
      author: 'The Guildhall maintainers',
      license: 'MIT',
      keywords: expect.arrayContaining(['guildhall']) as string[],
    });
  });

  it('has links that a registry can follow: relative to its folder, to files of this repository', () => {
    // As npm does it with `repository.directory`. It would look for a link from `/` in the package's folder.
    const base = new URL(`${home}/blob/HEAD/${folder}/`);
    const targets = listRelativeLinks(readFileSync(join(root, folder, 'README.md'), 'utf8')).map((link) =>
      link.startsWith('/') ? link : new URL(link, base).href,
    );
    const wrong = targets.filter((target) => {
      const file = target.replace(`${home}/blob/HEAD/`, '').replace(/#.*$/, '');
      return file === target || !existsSync(join(root, file));
    });
    expect(wrong).toEqual([]);
  });

  it('has the version of all, depends on exactly that one, and says what is new in it', () => {
    expect(manifest.version).toBe(version);
    const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      name.startsWith('@guildhall/'),
    );
    expect(ours).toEqual(ours.map(([name]) => [name, version]));
    expect(manifest.files).toContain('CHANGELOG.md');
    // A new library gets it with its first release.
    const changelog = join(root, folder, 'CHANGELOG.md');
    if (existsSync(changelog))
      expect(readFileSync(changelog, 'utf8')).toMatch(RegExp(`^#{1,2} ${version} `, 'm'));
  });
});
