import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from '../check/steps.mjs';
import { findWorkflowFaults } from './workflow-faults.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const release = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const ci = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');

it.each(files)('%s lets no stranger in', (file) => {
  expect(findWorkflowFaults(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

it('ci runs every step of npm test', () => {
  const parts = [...ci.matchAll(/--only ([\w,]+)/g)].flatMap(([, words = '']) => words.split(','));
  const names = steps.filter(({ isThorough }) => !isThorough).map(({ name }) => name);
  expect([...new Set(parts)].sort()).toEqual([...names].sort());
});

/** Changes a workflow as an attacker, or somebody in a hurry, would. */
function attack(text: string, from: string | RegExp, to: string): string[] {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return findWorkflowFaults('release.yml', changed);
}

describe('a workflow is refused', () => {
  it('with an action whose tag can be moved', () => {
    for (const ref of ['v7', 'main', '3d3c42e'])
      expect(attack(release, /actions\/checkout@\w+/, `actions/checkout@${ref}`)).toEqual([
        `release.yml: actions/checkout@${ref} must be a full commit with its version behind #`,
      ]);
  });

  it('with an install script of a dependency', () => {
    expect(attack(release, 'npm ci --ignore-scripts', 'npm ci')).toEqual([
      'release.yml: pack runs install scripts: npm ci --ignore-scripts',
    ]);
    expect(attack(release, 'npm ci --ignore-scripts', 'npm install --ignore-scripts')).toHaveLength(1);
  });

  it('with a cache in the release, which another run may have filled', () => {
    const caches = ['pack', 'stage'].map((job) => `release.yml: ${job} uses a cache`);
    expect(attack(release, /package-manager-cache: false/g, 'cache: npm')).toEqual(caches);
    expect(attack(release, /\n +package-manager-cache: false/g, '')).toEqual(caches);
    expect(attack(release, ' --skipNxCache', '')).toEqual(caches.slice(0, 1));
    const action = `      - uses: actions/cache@${'0'.repeat(40)} # v5.0.0\n      - run: npm ci`;
    expect(attack(release, '      - run: npm ci', action)).toEqual(caches.slice(0, 1));
  });

  it('with the title of a pull request, or any other text of a stranger, in a script', () => {
    const title = 'echo "${{ github.event.pull_request.title }}"';
    expect(attack(ci, 'npm test -- ${{ matrix.words }}', title)).toEqual([
      'release.yml: test runs ${{ github.event.pull_request.title }} as part of a script: pass it in `env`',
    ]);
    expect(attack(release, '"$GITHUB_REF_NAME"', '"${{ github.ref_name }}"')).toHaveLength(1);
  });

  it('with more rights than it needs', () => {
    expect(attack(release, 'permissions: {}', 'permissions: write-all')).toHaveLength(1);
    expect(attack(release, '      contents: read', '      packages: write')).toEqual([
      'release.yml: pack may write packages',
    ]);
    expect(attack(release, '      contents: read', '      contents: read\n      id-token: write')).toEqual([
      'release.yml: pack may publish, and runs code of others',
    ]);
    expect(attack(release, '    environment: release\n', '')).toEqual([
      'release.yml: stage may publish without the reviewers of the environment “release”',
    ]);
    expect(attack(ci, '          persist-credentials: false\n', '')).toHaveLength(1);
  });

  it('with an event in which a pull request has the rights of the repository', () => {
    expect(attack(ci, '  pull_request:', '  pull_request_target:')).toEqual([
      'release.yml: starts on pull_request_target',
    ]);
  });
});
