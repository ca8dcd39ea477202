import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';

/** Not copied: they belong to this workspace, or are large and not needed to start. */
const leftOut = new Set(['.git', '.cache', '.nx', 'test-results', 'playwright-report', 'storybook-static']);

/** A copy of the workspace with its installed packages, in a folder of any name. Its files are links, its folders its own. */
export interface Copy {
  folder: string;
  rename: (name: string) => void;
  /** Deletes packages, as somebody who needs space would. */
  deletePackages: (...names: string[]) => void;
  /** Gives its folders and its cache to a user. Other files are also this workspace's, and keep their owner. */
  giveTo: (user: number) => void;
  remove: () => void;
}

export function copyWorkspace(name: string): Copy {
  const parent = mkdtempSync(join(tmpdir(), 'environments-'));
  const copy: Copy = {
    folder: join(parent, name),
    rename(next) {
      renameSync(copy.folder, join(parent, next));
      copy.folder = join(parent, next);
    },
    deletePackages(...names) {
      for (const each of names) rmSync(join(copy.folder, 'node_modules', each), { recursive: true });
    },
    giveTo(user) {
      for (const path of [parent, copy.folder, ...listOwn(copy.folder)]) chownSync(path, user, user);
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
  execFileSync('mkdir', ['-p', copy.folder]);
  const parts = readdirSync(root).filter((part) => !leftOut.has(part));
  const places = parts.map((part) => join(root, part));
  try {
    execFileSync('cp', ['-al', ...places, copy.folder], { stdio: 'pipe' });
  } catch {
    // Another file system.
    execFileSync('cp', ['-a', ...places, copy.folder]);
  }
  for (const dist of globSync('{apps,examples}/*/dist', { cwd: copy.folder }))
    rmSync(join(copy.folder, dist), { recursive: true });
  return copy;
}

/** Lists what a copy does not share with this workspace. */
function listOwn(folder: string): string[] {
  const own = ['-type', 'd', '-o', '-path', join(folder, '.cache', '*')];
  return execFileSync('find', [folder, ...own], { encoding: 'utf8', maxBuffer: 100_000_000 })
    .trim()
    .split('\n');
}
