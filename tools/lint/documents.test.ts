import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPhrases } from './phrases.mjs';

const workspace = join(import.meta.dirname, '../..');
const documents = globSync('{*.md,docs/**/*.md,{apps,libs,tools}/*/README.md,tools/README.md}', {
  cwd: workspace,
}).sort();

/** The style sheet quotes what it replaces. */
const withoutQuotedMistakes = (text: string) => text.replace(/<!-- mistakes -->.*?<!-- end -->/gs, '');

it.each(documents)('%s has no phrase that reads as translated', (document) => {
  const text = withoutQuotedMistakes(readFileSync(join(workspace, document), 'utf8')).replace(/\s+/g, ' ');
  expect(findPhrases(text).map(({ phrase, instead }) => `${phrase} → ${instead}`)).toEqual([]);
});
