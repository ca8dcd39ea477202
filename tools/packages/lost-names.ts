import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';
import { doorReportFile } from './door-report.ts';

const declared =
  /^(?:export declare |declare )?(?:abstract )?(?:function|const|class|interface|type|enum|namespace) (\w+)|^export \{ (?:\w+ as )?(\w+) \} from/;

/** Lists the names of a report as `@guildhall/ui Button`, without those that are only mentioned. */
export function listReportedNames(report: string): Set<string> {
  const names = new Set<string>();
  let door: string | undefined;
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) door = line.startsWith('## @') ? line.slice(3) : undefined;
    const [, name, passedOn] = declared.exec(line) ?? [];
    if (door !== undefined && (name ?? passedOn)) names.add(`${door} ${name ?? passedOn}`);
  }
  return names;
}

/**
 * Finds names that doors had and no longer have, and that no codemod knows.
 *
 * @param before the reports of the last release
 * @param codemods the code of all codemods
 */
export function findLostNames(before: readonly string[], now: readonly string[], codemods: string): string[] {
  const present = new Set(now.flatMap((report) => [...listReportedNames(report)]));
  return before
    .flatMap((report) => [...listReportedNames(report)])
    .filter((entry) => !present.has(entry))
    .filter((entry) => !new RegExp(`\\b${entry.split(' ')[1]}\\b`).test(codemods));
}

/**
 * Reads the reports of the last release that git knows; none before the first. Without git’s history, as in an archive, there
 * is nothing to compare with: it says so.
 */
export function readReleasedReports(
  folder: string = root,
  say: (line: string) => void = console.warn,
): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  let tags: string;
  try {
    tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  } catch {
    say(`${folder} has no git history, so the doors were not compared with those of the last release.`);
    return [];
  }
  const [tag] = tags.split('\n');
  if (!tag) return [];
  const files = git('ls-tree', '-r', '--name-only', tag, 'libs').split('\n');
  return files
    .filter((file) => file.endsWith(`/${doorReportFile}`))
    .map((file) => git('show', `${tag}:${file}`));
}

const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

export const readReports = (): string[] => readAll(`libs/*/${doorReportFile}`);
export const readCodemods = (): string => readAll('libs/migrate/src/codemods/**/*.ts').join('\n');
