import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findAffectedBase } from './affected-base.mjs';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@guildhall.example'];

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-base-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8' }).trim();
  const commit = () => {
    git('commit', '--allow-empty', '-qm', 'A change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  return { folder, git, commit };
}

describe('the base of a comparison', () => {
  it('is NX_BASE, if set', () => {
    expect(findAffectedBase('/', { NX_BASE: 'abc' })).toBe('abc');
  });

  it('is the point where a branch left main', () => {
    const { folder, git, commit } = repository();
    const base = commit();
    git('checkout', '-qb', 'topic');
    commit();
    expect(findAffectedBase(folder, {})).toBe(base);
  });

  it('is the pushed commit, on main with new commits', () => {
    const { folder, git, commit } = repository();
    const pushed = commit();
    git('update-ref', 'refs/remotes/origin/main', pushed);
    commit();
    commit();
    expect(findAffectedBase(folder, {})).toBe(pushed);
  });

  it('is the previous commit, on main itself', () => {
    const { folder, commit } = repository();
    const before = commit();
    commit();
    expect(findAffectedBase(folder, {})).toBe(before);
  });

  it('is missing without a history, so everything counts as changed', () => {
    const { folder, commit } = repository();
    commit();
    expect(findAffectedBase(folder, {})).toBeUndefined();
  });
});
