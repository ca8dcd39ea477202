import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Compares two files, byte for byte; two archives that differ are unpacked, to name the files in which they do. */
export function compareFiles(first: string, second: string): string[] {
  if (!existsSync(second)) return [`${basename(first)} is not built again`];
  if (readFileSync(first).equals(readFileSync(second))) return [];
  if (!first.endsWith('.tgz')) return [`${basename(first)} differs`];
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  const [a, b] = [first, second].map((archive, index) => {
    const into = join(folder, String(index));
    mkdirSync(into);
    execFileSync('tar', ['-xzf', archive, '-C', into]);
    const files = globSync('**/*', { cwd: into, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files.map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(into.length + 1), readFileSync(file)];
      }),
    );
  }) as [Map<string, Buffer>, Map<string, Buffer>];
  rmSync(folder, { recursive: true });
  const names = [...new Set([...a.keys(), ...b.keys()])].sort();
  const differing = names.filter((name) => {
    const [one, other] = [a.get(name), b.get(name)];
    return !one || !other || !one.equals(other);
  });
  return [`${basename(first)} differs in ${differing.join(', ') || 'the archive itself'}`];
}
