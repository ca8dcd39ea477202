import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { englishApiTexts } from '@guildhall/api';
import { writeMailFiles } from '@guildhall/api/mail-files';
import { expect, it, onTestFinished } from 'vitest';
import { look } from './api-look.ts';
import { texts } from './api-texts.ts';
import { organisation } from './organisation.ts';

/** Lists the texts below a place, such as `mails.welcome.title`. A list of paragraphs is one text. */
function listTexts(texts: object, place = ''): [place: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[place + name, text] as [string, string]];
    if (Array.isArray(text)) return [[place + name, JSON.stringify(text)] as [string, string]];
    return listTexts(text as object, `${place}${name}.`);
  });
}

const german = new Map(listTexts(texts));
const listPlaceholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

it.each(listTexts(englishApiTexts))('has %s in German, with its placeholders [7.12.1]', (place, english) => {
  const text = german.get(place);
  // An abbreviation between two values is the same in both.
  if (/\p{Ll}{2}/u.test(english.replaceAll(/\{\w+\}/g, ''))) expect(text).not.toBe(english);
  else expect(text).toBeDefined();
  expect(listPlaceholders(text)).toEqual(listPlaceholders(english));
});

it('writes emails in German, in the colours of its theme, with its mark [7.12.2]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = await writeMailFiles({ organisation, texts, look, folder });
  expect(names).toContain('welcome');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const html = read('welcome.html');
  expect(html).toContain('<html lang="de">');
  for (const colour of ['#f8faf9', '#10302f', '#bb3a1b', '#ff9c7d']) expect(html).toContain(colour);
  expect(html).toContain('src="data:image/png;base64,');
  const mails = names.map((name) => read(`${name}.txt`)).join('\n');
  expect(mails).toContain('Schilfwerft Ellersiel');
  expect(mails).toContain('https://www.example/anmelden#login-link=');
  expect(mails).not.toContain('https://www.example/passwort');
  expect(mails).not.toMatch(/\b(?:you|the|your|password|log in|membership|Kind regards)\b/i);
});
