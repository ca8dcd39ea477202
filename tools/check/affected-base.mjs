import { spawnSync } from 'node:child_process';

/**
 * @param {string} root
 * @param {string[]} words
 * @returns {string | undefined} The output of git, unless it fails.
 */
export function git(root, words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Finds the commit to compare with: `NX_BASE`, the point where this branch left `main`, or on `main` the previous commit.
 * Without one, everything counts as changed.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findAffectedBase(root, env) {
  if (env['NX_BASE']) return env['NX_BASE'];
  const head = git(root, ['rev-parse', 'HEAD']);
  for (const main of ['origin/main', 'main']) {
    const base = git(root, ['merge-base', 'HEAD', main]);
    if (base && base !== head) return base;
  }
  return git(root, ['rev-parse', '--verify', '--quiet', 'HEAD~1']);
}
