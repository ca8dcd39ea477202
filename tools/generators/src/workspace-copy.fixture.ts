import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

export interface WorkspaceCopy {
  folder: string;
  /** Runs a program of the workspace in a folder of the copy; resolves to its exit code and output. */
  run(inFolder: string, program: string, ...words: string[]): Promise<{ code: number; output: string }>;
  remove(): void;
}

/** A copy of the sources that uses the installed packages, so that generated files do not change this workspace. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-generated-'));
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(workspace, file), join(folder, file));
  }
  // Everything that differs from this commit was generated.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  borrowPackages(join(folder, 'node_modules'));
  for (const group of ['apps', 'libs', 'tools'])
    for (const project of readdirSync(join(folder, group))) {
      const own = join(workspace, group, project, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(folder, group, project, 'node_modules'));
    }
  return { folder, run: runIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Every file in git or not ignored by it: nothing built or installed. */
function sources(): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', words, { cwd: workspace, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(workspace, file)));
}

function borrowPackages(to: string): void {
  const from = join(workspace, 'node_modules');
  mkdirSync(join(to, '@guildhall'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@guildhall' || name.startsWith('.vite') || name === '.cache') continue;
    // Only this one is written to.
    if (name === '.package-lock.json') copyFileSync(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@guildhall')))
    symlinkSync(readlinkSync(join(from, '@guildhall', name)), join(to, '@guildhall', name));
}

function runIn(folder: string): WorkspaceCopy['run'] {
  const path = join(folder, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? '');
  // Programs started by this test do not inherit its settings.
  const { VITEST: _, NODE_OPTIONS: __, ...inherited } = process.env;
  const env = { ...inherited, PATH: path, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder, CI: 'true' };
  return (inFolder, program, ...words) =>
    new Promise((resolve) => {
      execFile(program, words, { cwd: join(folder, inFolder), env }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: stdout + stderr }),
      );
    });
}
