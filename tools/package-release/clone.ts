import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../consumer/libraries.ts';
import { environment, node, root } from '../set-up/workspace.mjs';

/** Clones what is committed, and gives it the installed packages. */
export function cloneWorkspace(from: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${from}`, folder]);
  const packages = join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', packages, folder], { stdio: 'pipe' });
  } catch {
    // Another file system.
    execFileSync('cp', ['-a', packages, folder]);
  }
}

/** A change that is released even if nothing else is planned. */
const plan = `---
"@guildhall/site": patch
---

A rehearsal of the release.
`;

/**
 * Releases a clone as the next version: versions, changelogs, lockfile, commit and tag, as `nx release` does it.
 *
 * @returns the version
 */
export function releaseClone(folder: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  git('config', 'user.name', 'A rehearsal');
  git('config', 'user.email', 'rehearsal@guildhall.test');
  mkdirSync(join(folder, '.nx/version-plans'), { recursive: true });
  writeFileSync(join(folder, '.nx/version-plans/rehearsal.md'), plan);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Plan a rehearsal');
  runNx(folder, ['release', '--skip-publish']);
  const { version } = readManifest(join(folder, 'libs/site'));
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    throw new Error(`nx release has not tagged the release v${version}.`);
  const left = git('status', '--porcelain');
  if (left) throw new Error(`nx release left changes that are not committed:\n${left}`);
  run(folder, node(), [join(folder, 'tools/lockcheck.mjs')]);
  // It compares the lockfile with every package.json, and fails if they differ.
  run(folder, 'npm', ['ci', '--dry-run', '--ignore-scripts', '--prefer-offline']);
  return version;
}

/** Builds all libraries of a clone without a cache and packs them, as the workflow of a release does. */
export function packClone(folder: string, into: string, tag: string, env: Record<string, string> = {}): void {
  runNx(
    folder,
    ['run-many', '-t', 'build', '--projects=libs/*', '--outputStyle=static', '--skipNxCache'],
    env,
  );
  run(folder, node(), [join(folder, 'tools/package-release/pack.ts'), into, tag], env);
}

function runNx(folder: string, words: string[], env: Record<string, string> = {}): void {
  run(folder, node(), [join(folder, 'node_modules/nx/dist/bin/nx.js'), ...words], env);
}

/** Runs a program. Its output is part of the error if it fails. */
function run(folder: string, program: string, words: string[], env: Record<string, string> = {}): void {
  try {
    execFileSync(program, words, { cwd: folder, env: environment(env), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
