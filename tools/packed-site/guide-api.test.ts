import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCallFaults } from './guide-api.ts';
import { readGuideFiles, readGuidePackages } from './guide-site.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/your-own-api.md'), 'utf8');

it('has the files and packages of an api that starts, in its first section', () => {
  expect([...readGuideFiles(guide).keys()].sort()).toEqual(
    ['.env', 'api-doctor.ts', 'api-suppliers.ts', 'api.ts', 'organisation.ts', 'tsconfig.json'].sort(),
  );
  expect(readGuidePackages(guide)).toEqual(
    expect.arrayContaining(['@guildhall/api', '@guildhall/organisation', 'typescript']),
  );
});

it('reports a response of an api whose suppliers seem to be configured', () => {
  expect(findCallFaults('{"error":{"code":"API_NOT_CONFIGURED"}}')).toEqual([]);
  expect(findCallFaults('{"plans":[]}')).toEqual([`the guide's api responds with {"plans":[]}`]);
});
