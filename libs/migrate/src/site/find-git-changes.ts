import { spawnSync } from 'node:child_process';

/** Returns true if git knows the folder, and something in it is not committed. */
export function hasGitChanges(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() !== '';
}
