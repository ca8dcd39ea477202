import type { Codemod } from './codemods/codemod.ts';
import { Site, type Task } from './site/site.ts';
import { compareVersions, findVersion, listPackages, raiseVersions } from './site/versions.ts';

/** Result of an upgrade. */
export interface Upgrade {
  /** The changed files, by their paths. */
  files: ReadonlyMap<string, string>;
  /** The codemods that changed each of them. */
  reasons: ReadonlyMap<string, readonly string[]>;
  /** Work that is left to a person. */
  tasks: readonly Task[];
}

/** The versions between which a site moves. */
export interface Versions {
  from: string;
  to: string;
}

/** Lists the codemods of an upgrade, in their order. */
export function listCodemods(all: readonly Codemod[], { from, to }: Versions): Codemod[] {
  return all
    .filter(({ version }) => compareVersions(from, version) < 0 && compareVersions(version, to) <= 0)
    .toSorted((a, b) => compareVersions(a.version, b.version));
}

/**
 * Computes an upgrade, without writing anything.
 *
 * @param files the site's, by their paths
 * @param folder where its packages are installed
 */
export function upgrade(
  files: ReadonlyMap<string, string>,
  versions: Versions,
  codemods: readonly Codemod[],
  folder?: string,
): Upgrade {
  const site = new Site(files, folder);
  const reasons = new Map<string, string[]>();
  let before = new Map(files);
  for (const codemod of listCodemods(codemods, versions)) {
    codemod.change(site);
    const after = site.readAll();
    for (const [path, text] of after)
      if (before.get(path) !== text) reasons.set(path, [...(reasons.get(path) ?? []), codemod.name]);
    before = after;
  }
  raiseManifests(site, files, versions.to, reasons);
  return { files: site.listChanges(), reasons, tasks: site.tasks };
}

const imported = /from\s*['"]((?:@[\w-]+\/)?[\w-]+)|import\s*['"]((?:@[\w-]+\/)?[\w-]+)/g;

/** Lists the packages that code imports. */
function listImported(files: ReadonlyMap<string, string>): Set<string> {
  const code = [...files].filter(([path]) => /\.[cm]?[jt]sx?$/.test(path));
  const names = code.flatMap(([, text]) => [...text.matchAll(imported)].map(([, a, b]) => a ?? b ?? ''));
  return new Set(names);
}

function raiseManifests(
  site: Site,
  files: ReadonlyMap<string, string>,
  to: string,
  reasons: Map<string, string[]>,
): void {
  const before = listImported(files);
  const added = [...listImported(site.readAll())].filter((name) => !before.has(name));
  for (const [path, text] of site.listTexts(/(?:^|\/)package\.json$/)) {
    if (findVersion(text) === undefined) continue;
    const isRoot = path === 'package.json';
    const known = listPackages(text);
    const missing = added.filter((name) => name.startsWith('@guildhall/') && !known.has(name));
    const raised = raiseVersions(text, to, isRoot ? missing : []);
    if (raised === text) continue;
    site.texts.set(path, raised);
    reasons.set(path, [...(reasons.get(path) ?? []), `packages ${to}`]);
  }
  for (const name of added)
    if (!name.startsWith('@guildhall/') && !(files.get('package.json') ?? '').includes(`"${name}"`))
      site.tasks.push({
        file: 'package.json',
        line: 1,
        text: `Install ${name}, which a type is now taken from.`,
      });
}
