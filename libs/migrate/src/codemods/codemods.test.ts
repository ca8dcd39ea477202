import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishApiTexts } from '@guildhall/api';
import { expect, it } from 'vitest';
import { Site } from '../site/site.ts';
import { addedApiTexts } from './complete-api-texts.ts';
import { codemods } from './index.ts';

const folder = join(import.meta.dirname, 'fixtures');

/** A fixture has the files of a site before and after its codemod, and what is left to do. */
function readFixture(name: string) {
  const [before = '', after = '', tasks = ''] = readFileSync(join(folder, `${name}.txt`), 'utf8').split(
    /^#{10} .*\n/m,
  );
  return { before: readSections(before), after: readSections(after), tasks };
}

function readSections(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^### (.*)\n/m);
  return new Map(
    sections.flatMap((path, index) => (index % 2 === 0 ? [[path, sections[index + 1] ?? ''] as const] : [])),
  );
}

it('has a fixture of each codemod', () => {
  const names = codemods.map(({ name }) => `${name}.txt`);
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

it.each(codemods)('$name rewrites earlier use, and lists what it leaves', ({ name, change }) => {
  const { before, after, tasks } = readFixture(name);
  const site = new Site(before);
  change(site);
  expect(site.readAll()).toEqual(after);
  expect(site.tasks.map(({ file, line, text }) => `${file}:${line} ${text}\n`).join('')).toBe(tasks);
});

it.each(codemods)('$name leaves what it has rewritten', ({ name, change }) => {
  const { after } = readFixture(name);
  const site = new Site(after);
  change(site);
  expect(site.listChanges()).toEqual(new Map());
});

it('names every text that ApiTexts has gained since 0.0.0', () => {
  const added = (part: string) => addedApiTexts.flatMap((names) => names[part] ?? []);
  const old = Object.entries(englishApiTexts).filter(([part]) => !added('').includes(part));
  const counts = old.map(([part, texts]) => [part, Object.keys(texts).length - added(part).length]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ mails: 11, reports: 14, contactMail: 6, invoice: 11, failures: 27 },
  });
});
