import { cp, mkdir, mkdtemp, readdir, readlink, lstat, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../../../..');

export interface WorkspaceCopy {
  folder: string;
  remove(): Promise<void>;
}

/** A copy of the sources for tests that edit files; it uses the installed packages. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-copy-'));
  const leaveOut = /(^|\/)(node_modules|dist|\.nx|\.cache|\.vite|test-results)(\/|$)/;
  for (const name of ['apps', 'config', 'libs', 'tools', 'package.json', 'tsconfig.base.json']) {
    await cp(join(workspace, name), join(folder, name), {
      recursive: true,
      filter: (source) => !leaveOut.test(source.slice(workspace.length)),
    });
  }
  await borrowPackages(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['apps', 'libs', 'tools']) {
    for (const project of await readdir(join(workspace, group))) {
      const own = join(workspace, group, project, 'node_modules');
      const exists = await lstat(own).catch(() => undefined);
      if (exists) await symlink(own, join(folder, group, project, 'node_modules'));
    }
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Links to every installed package, with the copy's own libraries in place of the workspace's. */
async function borrowPackages(from: string, to: string): Promise<void> {
  await mkdir(join(to, '@guildhall'), { recursive: true });
  for (const name of await readdir(from)) {
    // Vite's cache folder; a copy has its own.
    if (name === '@guildhall' || name.startsWith('.vite')) continue;
    await symlink(join(from, name), join(to, name));
  }
  for (const name of await readdir(join(from, '@guildhall'))) {
    // Their links are relative, so in the copy they point to the copy.
    await symlink(await readlink(join(from, '@guildhall', name)), join(to, '@guildhall', name));
  }
}
