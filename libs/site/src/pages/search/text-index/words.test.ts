import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, splitWords, stemWord, toSearchLanguage, type SearchLanguage } from './words.ts';

const stem = (word: string, language: SearchLanguage) => stemWord(foldWord(word, language), language);

describe('folding', () => {
  it('makes small letters without marks, also of letters that Unicode keeps whole [2.10.3]', () => {
    expect(
      ['Ærø', 'Århus', 'Łódź', 'Straße', 'naïve', 'ＦＵＬＬ', 'İstanbul'].map((word) => foldWord(word, 'en')),
    ).toEqual(['aero', 'arhus', 'lodz', 'strasse', 'naive', 'full', 'istanbul']);
  });

  it('treats a German umlaut and its spelling with e alike, and leaves other vowels before an e [2.10.3]', () => {
    for (const [umlaut, spelt] of [
      ['Überfahrt', 'Ueberfahrt'],
      ['Bögen', 'Boegen'],
      ['Fähre', 'Faehre'],
    ] as const)
      expect(foldWord(spelt, 'de')).toBe(foldWord(umlaut, 'de'));
    expect(['Bauer', 'neue', 'Quelle'].map((word) => foldWord(word, 'de'))).toEqual([
      'bauer',
      'neue',
      'quelle',
    ]);
  });

  it('gives a prefix of the word for a prefix of its letters', () => {
    for (const word of ['aktuell', 'goethe', 'ueberfahrt'])
      for (let length = 1; length <= word.length; length++)
        expect(foldWord(word, 'de').startsWith(foldWord(word.slice(0, length), 'de').slice(0, -1))).toBe(
          true,
        );
  });

  it.each(['\u00ad', '\u200b', '\u2060', '\ufeff', '\u200d', '\u200e', '\u00ad\u200b'])(
    'reads a word as one across characters that take no place: %j [2.10.3]',
    (invisible) => {
      const text = `Der Nachhaltig${invisible}keits${invisible}bericht${invisible} 2${invisible}026`;
      const words = [...splitWords(text)];
      expect(words.map(({ word }) => foldWord(word, 'de'))).toEqual([
        'der',
        'nachhaltigkeitsbericht',
        '2026',
      ]);
      expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(words.map(({ word }) => word));
    },
  );

  it('leaves only letters and digits of any word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'de', 'other'), (text, language) => {
        for (const { word } of splitWords(text)) expect(foldWord(word, language)).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
  });
});

describe('stems', () => {
  it('are the same for forms of an English word [2.10.3]', () => {
    for (const [first = '', ...others] of [
      ['future', 'futures', 'Future'],
      ['city', 'cities'],
      ['make', 'makes', 'making'],
      ['plan', 'plans', 'planned', 'planning'],
      ['box', 'boxes'],
      ['class', 'classes'],
      ['quick', 'quickly'],
      ['work', 'works', 'worked', 'working'],
    ])
      for (const other of others) expect(stem(other, 'en'), other).toBe(stem(first, 'en'));
  });

  it('keep English words apart that only look alike', () => {
    expect(
      ['thing', 'string', 'bus', 'this', 'glass', 'seed', 'red', 'sing'].map((word) => stem(word, 'en')),
    ).toEqual(['thing', 'string', 'bus', 'this', 'glass', 'seed', 'red', 'sing']);
  });

  it('are the same for forms of a German word [2.10.3]', () => {
    for (const [first = '', ...others] of [
      ['Boot', 'Boote', 'Booten', 'Boots', 'Bootes'],
      ['Hand', 'Hände', 'Händen'],
      ['Mitglied', 'Mitglieder', 'Mitgliedern', 'Mitglieds'],
      ['Werkstatt', 'Werkstätten'],
      ['Haus', 'Häuser', 'Hauses'],
      ['Lehrerin', 'Lehrerinnen'],
      ['Ereignis', 'Ereignisse', 'Ereignissen'],
      ['alt', 'alte', 'alten', 'altes'],
    ])
      for (const other of others) expect(stem(other, 'de'), other).toBe(stem(first, 'de'));
  });

  it('exist for English and German only', () => {
    expect(['en-GB', 'de-AT', 'da', 'eng'].map(toSearchLanguage)).toEqual(['en', 'de', 'other', 'other']);
    expect(stem('både', 'other')).toBe(undefined);
  });
});
