import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSearchIndex, type IndexedPage } from './search-index.ts';

function open(languageTag = 'en', folder?: string) {
  const events: string[] = [];
  const index = openSearchIndex({
    ...{ languageTag, folder },
    onMemory: () => events.push('memory'),
    onReplaced: () => events.push('replaced'),
  });
  onTestFinished(() => index.close());
  const find = (typed: string, range = { offset: 0, limit: 10 }) => index.find(index.readQuery(typed), range);
  const findTitles = (typed: string) => find(typed).hits.map(({ title }) => title);
  const put = (...pages: (Partial<IndexedPage> & { title: string })[]) => index.put(pages.map(toPage));
  return { index, events, find, findTitles, put };
}

function toPage(page: Partial<IndexedPage> & { title: string }): IndexedPage {
  const key = `/${page.title.toLowerCase().replaceAll(' ', '-')}`;
  return { key, type: 'page', date: '', description: '', text: '', modified: '', readAt: 0, ...page };
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const formatExcerpt = (hit: ReturnType<ReturnType<typeof open>['find']>['hits'][number] | undefined) =>
  hit?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('a search in English', () => {
  it('finds pages with all words, in other forms too, and those with one in the title first [2.10.1] [2.10.3]', () => {
    const { put, findTitles } = open();
    put(
      { title: 'About us', text: 'We study how cities plan their futures, and the future of work.' },
      { title: 'The future of cities', text: 'An essay.' },
      { title: 'Contact', text: 'A city office.' },
    );
    expect(findTitles('city future')).toEqual(['The future of cities', 'About us']);
    expect(findTitles('planning')).toEqual(['About us']);
  });

  it('takes the last word as the beginning of one, and no other [2.10.3]', () => {
    const { put, find } = open();
    put({ title: 'Scenarios', text: 'Universities draw scenarios.' });
    expect(find('draw universi')).toMatchObject({ count: 1, isPartial: false });
    expect(find('universi draw')).toMatchObject({ count: 1, isPartial: true });
  });

  it('finds letters with marks without them, and the other way round [2.10.3]', () => {
    const { put, findTitles } = open();
    put({ title: 'Søren Ærøskøbing', text: 'naïve' }, { title: 'Plain', text: 'a resume' });
    for (const typed of ['soren', 'SØREN', 'aeroskobing', 'naive'])
      expect(findTitles(typed)).toEqual(['Søren Ærøskøbing']);
    expect(findTitles('résumé')).toEqual(['Plain']);
  });
});

describe('a search in German', () => {
  it('finds other forms of a word, umlauts written with an e, and titles first [2.10.3]', () => {
    const { put, findTitles } = open('de');
    put(
      { title: 'Die Werkstatt', text: 'Hier werden alte Boote von vielen Händen neu gebaut.' },
      { title: 'Bootsbau', text: 'Die Überfahrt dauert.' },
      { title: 'Ein Boot', text: 'Es liegt im Hafen.' },
    );
    expect(findTitles('Booten')).toEqual(['Ein Boot', 'Die Werkstatt', 'Bootsbau']);
    expect(findTitles('Hand')).toEqual(['Die Werkstatt']);
    expect(findTitles('Ueberfahrt')).toEqual(['Bootsbau']);
    expect(findTitles('Werkstätten')).toEqual(['Die Werkstatt']);
  });
});

describe('a search for a part of compounds', () => {
  it('finds them in German, and ranks pages with the word itself before them [2.10.3]', () => {
    const { put, find, findTitles } = open('de');
    put(
      { title: 'Werftleiter', text: 'Die Schiffswerft und die Bootswerften am Siel.' },
      { title: 'Protokoll', text: 'Lang und breit und am Ende steht die Werft.' },
      { title: 'Deich', text: 'Nur Wasser.' },
    );
    expect(findTitles('Werft am Siel')).toEqual(['Werftleiter']);
    expect(findTitles('werften und')).toEqual(['Protokoll', 'Werftleiter']);
    expect(formatExcerpt(find('Werften').hits[1])).toBe('Die [Schiffswerft] und die [Bootswerften] am Siel.');
    expect(findTitles('erf')).toEqual([]);
  });

  it('finds them in other languages, and not in English, which writes compounds apart [2.10.3]', () => {
    const danish = open('da');
    danish.put({ title: 'Skibsværft', text: '' });
    expect(danish.findTitles('værft')).toEqual(['Skibsværft']);
    const english = open('en');
    english.put({ title: 'Information', text: '' });
    expect(english.findTitles('form')).toEqual([]);
  });

  it('finds no compound of a page that was removed', () => {
    const { index, put, findTitles } = open('de');
    put({ title: 'Schiffswerft' });
    index.remove(['/schiffswerft']);
    expect(findTitles('Werft')).toEqual([]);
  });
});

describe('a search in another language', () => {
  it('takes longer words as the beginnings of others', () => {
    const { put, findTitles } = open('da');
    put({ title: 'Fremtiden', text: 'Byerne og fremtidens arbejde.' });
    expect(findTitles('fremtid byer')).toEqual(['Fremtiden']);
    expect(findTitles('og frem')).toEqual(['Fremtiden']);
  });
});

describe('a text with soft hyphens and other invisible characters', () => {
  const title = 'Nachhaltig\u00adkeits\u00adbericht';
  const text = 'Der Energie\u200bwende\u200bplan der Stadt.';

  it('is found by whole words, however they are typed [2.10.3]', () => {
    const { put, findTitles } = open('de');
    put({ title, text });
    for (const typed of [
      ...['Nachhaltigkeitsbericht', title, 'nachhaltigkeits', 'Energiewendeplan', 'Energie\u00adwendeplan'],
      ...['\ufeffEnergiewendeplan\u200b', 'plan'],
    ])
      expect(findTitles(typed), JSON.stringify(typed)).toEqual([title]);
  });

  it('is shown with its match, and suggested without them [2.10.3]', () => {
    const { put, find } = open('de');
    put({ title: 'Bericht', text });
    expect(formatExcerpt(find('Energiewendeplan').hits[0])).toContain('[Energie\u200bwende\u200bplan]');
    const { suggestion } = find('Energiewendeplam');
    expect(suggestion).toBe('Energiewendeplan');
  });
});

describe('a search without a page that has all words', () => {
  it('returns pages with some of them, and says so [2.10.4]', () => {
    const { put, find } = open();
    put({ title: 'Oceans', text: 'About the sea.' });
    expect(find('oceans xylophone')).toMatchObject({ count: 1, isPartial: true });
    expect(find('xylophone')).toEqual({ count: 0, hits: [], isPartial: false });
  });

  it('suggests the words that were probably meant, as the texts write them [2.10.4]', () => {
    const english = open();
    english.put({ title: 'Scenarios', text: 'Søren draws futures.' });
    expect(english.find('scenraios').suggestion).toBe('scenarios');
    expect(english.find('soeren futurse').suggestion).toBe('søren futures');
    expect(english.find('csenarios').suggestion).toBe('scenarios');
    expect(english.find('xylophone').suggestion).toBe(undefined);
    const german = open('de');
    german.put({ title: 'Die Überfahrt', text: '' });
    expect(german.find('überfart').suggestion).toBe('Überfahrt');
  });

  it('suggests nothing that finds nothing [2.10.4]', () => {
    const { put, find } = open();
    put({ title: 'Oceans', text: '' }, { title: 'Forests', text: '' });
    expect(find('ocaens foersts').suggestion).toBe(undefined);
  });
});

describe('an excerpt', () => {
  it('is the part of the text with the most words of the query, which are marked [2.10.2]', () => {
    const { put, find } = open();
    const filler = 'Nothing to see in this sentence here. '.repeat(20);
    put({ title: 'Essay', text: `Futures first. ${filler}The future of cities is <b>open</b>. ${filler}` });
    const excerpt = formatExcerpt(find('future cities').hits[0]) ?? '';
    expect(excerpt).toContain('[future] of [cities] is <b>open</b>.');
    expect(excerpt).toMatch(/^… .* …$/);
    expect(excerpt.length).toBeLessThan(260);
  });

  it.each([
    ['as it is', 'The sea is rising. ·'],
    ['cut', 'The sea is…'],
  ])('does not repeat a description that the text has %s [2.10.2]', (_name, description) => {
    const { put, find } = open();
    put({ title: 'Essay', description, text: 'The sea is rising. We draw maps.' });
    expect(formatExcerpt(find('sea').hits[0])).toBe('The [sea] is rising. We draw maps.');
  });

  it('does not end with the mark that keeps texts apart [2.10.2]', () => {
    const { put, find } = open();
    put({ title: 'Essay', text: 'The sea is rising ·' });
    expect(formatExcerpt(find('sea').hits[0])).toBe('The [sea] is rising');
  });

  it('is the description if only the title has the words', () => {
    const { put, find } = open();
    put({ title: 'Essay', description: 'What it is about.', text: 'More.' });
    expect(formatExcerpt(find('essay').hits[0])).toBe('What it is about. More.');
  });
});

describe('pages of results', () => {
  it('are parts of one order [2.10.2]', () => {
    const { put, find } = open();
    put(...Array.from({ length: 12 }, (_, number) => ({ title: `Tide ${number}` })));
    const first = find('tide');
    const second = find('tide', { offset: 10, limit: 10 });
    expect([first.count, first.hits.length, second.hits.length]).toEqual([12, 10, 2]);
    expect(new Set([...first.hits, ...second.hits].map(({ key }) => key)).size).toBe(12);
  });
});

describe('changes', () => {
  it('replace a page’s earlier words, or remove them [2.10.5]', () => {
    const { index, put, findTitles } = open();
    put({ title: 'Draft', key: '/a', text: 'early' });
    put({ title: 'Final', key: '/a', text: 'late' });
    expect([findTitles('early'), findTitles('draft'), findTitles('late')]).toEqual([[], [], ['Final']]);
    index.remove(['/a', '/unknown']);
    expect(findTitles('late')).toEqual([]);
    expect(index.listPages().size).toBe(0);
  });
});

describe('the file', () => {
  it('is shared by several processes, and survives them', () => {
    const folder = createFolder();
    const [one, other] = [open('en', folder), open('en', folder)];
    one.put({ title: 'Shared' });
    expect(other.findTitles('shared')).toEqual(['Shared']);
    one.index.close();
    other.index.close();
    expect(open('en', folder).findTitles('shared')).toEqual(['Shared']);
  });

  it('of an earlier version or another language is removed', () => {
    const folder = createFolder();
    const german = open('de', folder);
    german.put({ title: 'Boot' });
    german.index.close();
    writeFileSync(join(folder, 'search-0-en.sqlite'), 'earlier');
    writeFileSync(join(folder, 'main-data.json'), '{}');
    expect(open('en', folder).findTitles('boot')).toEqual([]);
    expect(
      readdirSync(folder)
        .filter((name) => /\.sqlite$|json/.test(name))
        .sort(),
    ).toEqual(['main-data.json', 'search-3-en.sqlite']);
  });

  it('that is no database is replaced at the start [2.10.6]', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'search-3-en.sqlite'), 'x'.repeat(10_000));
    const { put, findTitles } = open('en', folder);
    expect(put({ title: 'New' })).toBe(true);
    expect(findTitles('new')).toEqual(['New']);
  });

  it('that breaks while it is used is replaced by an empty one, which is reported [2.10.6]', () => {
    const folder = createFolder();
    const { put, findTitles, events } = open('en', folder);
    put({ title: 'Page' });
    const other = new DatabaseSync(join(folder, 'search-3-en.sqlite'));
    other.exec('DROP TABLE pages');
    other.close();
    expect(() => findTitles('page')).toThrow('no such table');
    expect(events).toEqual(['replaced']);
    expect(findTitles('page')).toEqual([]);
    put({ title: 'Page again' });
    expect(findTitles('page')).toEqual(['Page again']);
  });

  it('with unreadable pages is replaced when they are read [2.10.6]', () => {
    const folder = createFolder();
    const path = join(folder, 'search-3-en.sqlite');
    const first = open('en', folder);
    first.put(
      ...Array.from({ length: 200 }, (_, number) => ({
        title: `Tide ${number}`,
        text: 'low water '.repeat(50),
      })),
    );
    first.index.close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill('x', 4_096));
    const second = open('en', folder);
    expect(tryTo(() => second.findTitles('tide'))).not.toEqual(['Tide 1']);
    expect(second.put({ title: 'Page again' })).toBe(true);
    expect(second.findTitles('again')).toEqual(['Page again']);
  });

  it('that another process has replaced is opened again before it is written', () => {
    const folder = createFolder();
    const one = open('en', folder);
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `search-3-en.sqlite${suffix}`));
    const other = open('en', folder);
    one.put({ title: 'Shared again' });
    expect(other.findTitles('again')).toEqual(['Shared again']);
  });

  it('is in memory if its folder cannot be written, which is reported', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'file'), '');
    const { put, findTitles, events } = open('en', join(folder, 'file', 'below'));
    put({ title: 'Page' });
    expect([findTitles('page'), events]).toEqual([['Page'], ['memory']]);
  });

  it('lets one process at a time claim a task', () => {
    const folder = createFolder();
    const [one, other] = [open('en', folder), open('en', folder)];
    expect(one.index.claimFact('sync started', 1_000, 0)).toBe(true);
    expect(other.index.claimFact('sync started', 1_500, 500)).toBe(false);
    expect(other.index.claimFact('sync started', 2_000, 1_000)).toBe(true);
    expect(one.index.getFact('sync started')).toBe(2_000);
  });
});

it('answers any query [2.10.8]', () => {
  const { put, find } = open();
  put({ title: 'Oceans OR forests', text: 'NEAR the "sea" AND NOT* the {title_words} : column ^ (x)' });
  const hostile = fc.constantFrom(
    '"',
    "'",
    '*',
    'AND',
    'OR',
    'NOT',
    'NEAR(',
    '^',
    '{',
    '}',
    ':',
    '(',
    ')',
    '\0',
    '-',
    '--',
    ';',
    '%',
    '\u202e',
    '\ud83d',
    'ﬁ',
    '½',
    'İ',
    '한',
    'title_words:',
    'oceans',
  );
  const queries = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.array(hostile, { maxLength: 600 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(queries, (typed) => {
      const { count, hits } = find(typed);
      expect(hits.length).toBeLessThanOrEqual(count);
    }),
    { numRuns: 300 },
  );
});

it('reads 100 characters and eight words of a query [2.10.8]', () => {
  const { index } = open();
  expect([...index.readQuery('é'.repeat(500)).text]).toHaveLength(100);
  expect(index.readQuery('a b c d e f g h i j').terms).toHaveLength(8);
  expect(index.readQuery(' \n tide\0 table ')).toMatchObject({ text: 'tide table', terms: { length: 2 } });
  expect(index.readQuery('?!').terms).toEqual([]);
});

it('the text of a page that was removed is in no file any more, and the files are the owner’s alone [2.10.5]', () => {
  const folder = createFolder();
  const { index, put } = open('en', folder);
  put({ title: 'Withdrawn', text: 'hunter2 was here' }, { title: 'Stays', text: 'Nothing' });
  const readFiles = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(readFiles().join('')).toContain('hunter2 was here');
  index.remove(['/withdrawn']);
  expect(readFiles().join('')).not.toContain('hunter2 was here');
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});
