import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { codemods } from './codemods/index.ts';
import { readFiles, writeFiles } from './site/read-files.ts';
import { compareVersions, findVersion } from './site/versions.ts';
import { listCodemods, upgrade, type Upgrade, type Versions } from './upgrade.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  dirty: { type: 'boolean', default: false },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

const help = `guildhall-migrate moves the site in this folder to the version of this program.

  --dry-run      says what it would change, and changes nothing
  --list         lists the changes of each version
  --from 0.0.0   the version that the site is written for, if package.json does not say it
  --to 0.1.0     an earlier version than this program's
  --dirty        also with changes that are not committed`;

/** Options of a run of the command. */
interface MigrateOptions {
  /** Arguments of the command line. */
  args: readonly string[];
  /** The site's folder. */
  folder: string;
  /** Version of this package, which sites move to. */
  version: string;
  /** Called with each line for the person who runs it. */
  print: (line: string) => void;
}

/**
 * Runs the command.
 *
 * @returns the exit code: 1 if nothing was changed because of what it has printed
 * @example
 * const print = (line: string) => console.log(line);
 * process.exitCode = runMigrate({ args: ['--dry-run'], folder: process.cwd(), version: '0.1.0', print });
 */
export function runMigrate({ args, folder, version, print }: MigrateOptions): number {
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    print(help);
    return 1;
  }
  if (values.help) print(help);
  else if (values.list) printCodemods(print);
  else return migrate({ folder, print, version, ...values });
  return 0;
}

function printCodemods(print: (line: string) => void): void {
  for (const { name, version, note } of codemods) print(`${version}  ${name}: ${note}`);
}

interface Wanted {
  folder: string;
  print: (line: string) => void;
  version: string;
  from?: string | undefined;
  to?: string | undefined;
  dirty: boolean;
  'dry-run': boolean;
}

function migrate({ folder, print, version, dirty, 'dry-run': isDry, ...given }: Wanted): number {
  const { to = version } = given;
  const files = readFiles(folder);
  const manifest = files.get('package.json');
  const from = given.from ?? (manifest === undefined ? undefined : findVersion(manifest));
  const isKnown = compareVersions(to, version) <= 0;
  const problem = isKnown ? findProblem(manifest !== undefined, from) : sayUnknown(to);
  if (problem !== undefined || from === undefined) {
    print(problem ?? '');
    return 1;
  }
  if (compareVersions(from, to) >= 0) {
    print(`This site is on ${from} already: there is nothing to do.`);
    return 0;
  }
  if (!isDry && !dirty && hasGitChanges(folder)) {
    print(
      'This folder has changes that are not committed. Commit them first, so that you can see what the upgrade changes, or pass --dirty.',
    );
    return 1;
  }
  const result = upgrade(files, { from, to }, codemods, folder);
  if (!isDry) writeFiles(folder, result.files);
  report(result, { from, to }, isDry, print);
  return 0;
}

const sayUnknown = (to: string) =>
  `This program does not know ${to} yet: run npx @guildhall/migrate@${to} instead.`;

function findProblem(hasManifest: boolean, from: string | undefined): string | undefined {
  if (!hasManifest) return 'There is no package.json here: run this in the folder of your site.';
  return from === undefined
    ? 'package.json names no version of a package @guildhall/…: pass the version that the site is written for, such as --from 0.0.0.'
    : undefined;
}

function report(
  { reasons, tasks, files }: Upgrade,
  versions: Versions,
  isDry: boolean,
  print: (line: string) => void,
): void {
  print(`${versions.from} → ${versions.to}${isDry ? ', nothing is written' : ''}`);
  for (const path of [...files.keys()].toSorted()) print(`  ${path}: ${reasons.get(path)?.join(', ')}`);
  const used = new Set([...reasons.values()].flat());
  for (const { name, note } of listCodemods(codemods, versions))
    if (used.has(name)) print(`${name}: ${note}`);
  if (tasks.length > 0) print('Left for you to do:');
  for (const { file, line, text } of tasks) print(`  ${file}:${line} ${text}`);
  if (!isDry) print('Now run npm install, check the types and build.');
}

/** Returns true if git knows the folder, and something in it is not committed. */
function hasGitChanges(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() !== '';
}
