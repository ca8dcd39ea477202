import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const readSubjects = (): string[] => {
  try {
    const log = execFileSync('git', ['log', '-20', '--no-merges', '--format=%s'], {
      cwd: import.meta.dirname,
      stdio: 'pipe',
    });
    return log.toString().split('\n').filter(Boolean);
  } catch {
    // An archive of the sources has no history.
    return [];
  }
};

it('commit subjects have at most 72 characters, so that every list shows them completely', () => {
  expect(readSubjects().filter((subject) => subject.length > 72)).toEqual([]);
});
