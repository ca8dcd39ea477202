import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFiles } from './compare-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function pack(place: string, files: Record<string, string>): string {
  mkdirSync(join(folder, place, 'dist'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, place, name), text);
  const archive = join(folder, place, 'ui.tgz');
  const times = ['--sort=name', '--mtime=2020-01-01', '--owner=0', '--group=0'];
  execFileSync('tar', ['-czf', archive, ...times, '-C', join(folder, place), ...Object.keys(files)]);
  return archive;
}

it('accepts two archives that are equal, byte for byte', () => {
  const files = { 'dist/a.js': 'a', 'README.md': 'b' };
  expect(compareFiles(pack('one', files), pack('two', files))).toEqual([]);
});

it('names the files that differ, are missing or are new', () => {
  const one = pack('one', { 'dist/a.js': 'built in /home/ada', 'dist/b.js': '', same: '' });
  const two = pack('two', { 'dist/a.js': 'built in /home/bob', 'dist/c.js': '', same: '' });
  expect(compareFiles(one, two)).toEqual(['ui.tgz differs in dist/a.js, dist/b.js, dist/c.js']);
});

it('reports archives that differ only in times', () => {
  const one = pack('one', { same: '' });
  const two = pack('two', { same: '', 'dist/a.js': '' });
  execFileSync('tar', ['-czf', two, '--mtime=2021-01-01', '-C', join(folder, 'two'), 'same']);
  expect(compareFiles(one, two)).toEqual(['ui.tgz differs in the archive itself']);
});
