import { spawnSync } from 'node:child_process';

/**
 * @param {string} root
 * @param {string[]} words
 * @returns {string | undefined} What git says, if it worked.
 */
function git(root, words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit since which changes are looked for: `NX_BASE`, else where this branch left `main`; on `main` itself the
 * commit before. None where there is no history to compare with: then everything counts as changed.
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
