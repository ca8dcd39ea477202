import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  findLostNames,
  listReportedNames,
  readCodemods,
  readReleasedReports,
  readReports,
} from './lost-names.ts';

const report = `## @guildhall/ui

declare function Button(props: ButtonProps): ReactElement;

export { Button as Key } from '.';

type Ground = 'warm';

## Not exported, but mentioned

interface ButtonProps {
}
`;

it('lists what doors export, without what they mention', () => {
  expect([...listReportedNames(report)]).toEqual([
    '@guildhall/ui Button',
    '@guildhall/ui Key',
    '@guildhall/ui Ground',
  ]);
});

it('finds a name that a door has lost, unless a codemod knows it', () => {
  const now = report.replace(/^type Ground.*\n/m, '');
  expect(findLostNames([report], [now], '')).toEqual(['@guildhall/ui Ground']);
  expect(findLostNames([report], [now], "gone('@guildhall/ui', { Ground: 'Use Surface.' })")).toEqual([]);
  expect(findLostNames([report], [report], '')).toEqual([]);
});

it('has a codemod, or a note in one, for each name that doors have lost since the last release', () => {
  expect(findLostNames(readReleasedReports(), readReports(), readCodemods())).toEqual([]);
});

it('says that it compares nothing in an archive, which has no history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said: string[] = [];
  expect(readReleasedReports(folder, (line) => said.push(line))).toEqual([]);
  expect(said).toEqual([expect.stringContaining('no git history')]);
});
