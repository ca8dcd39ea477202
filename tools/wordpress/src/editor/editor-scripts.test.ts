import { builtInBlocks, describeBlock, describeContent, type FieldDescription } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderRows } from './editor-form.fixture.ts';
import { loadEditorScripts } from './editor-scripts.fixture.ts';

const editor = loadEditorScripts();
const blocks = builtInBlocks.map((block) => describeBlock(block));

function findField(block: string, ...names: string[]): FieldDescription {
  let fields = blocks.find(({ name }) => name === block)?.fields ?? [];
  let found: FieldDescription | undefined;
  for (const name of names) {
    found = fields.find((one) => one.name === name);
    fields = found?.fields ?? [];
  }
  if (!found) throw new Error(`There is no field ${names.join('.')} of ${block}`);
  return found;
}

/** Objects of the scripts come from another realm. */
const toPlain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;

describe('the form of a block', () => {
  it('shows a field only while its condition is met, and never a route [2.12.2]', () => {
    const fields = blocks.find(({ name }) => name === 'entry-list')?.fields ?? [];
    const getShown = (values: object) =>
      editor.findShownFields(fields, { ...values }).map(({ name }) => name);
    expect(getShown({})).not.toEqual(expect.arrayContaining(['entryRoute']));
    expect(getShown({})).not.toContain('cats');
    expect(getShown({})).not.toContain('enlargeFirst');
    expect(getShown({ cardType: 'newsStyle' })).toContain('enlargeFirst');
  });

  it.each([
    ['a plan', 'sign-up-form', 'plans'],
    ['a collection', 'shop-collection', 'collections'],
    ['a category', 'entry-list', 'categories'],
  ])('has a list from which authors choose %s [2.12.3]', (_, name, choosesFrom) => {
    const block = blocks.find((one) => one.name === name);
    const field = [...(block?.fields ?? []), ...(block?.sourceFields ?? [])].find(
      (one) => one.choosesFrom === choosesFrom,
    );
    if (!field) throw new Error(`${name} chooses from no ${choosesFrom}`);
    const { when: _when, ...always } = field;
    const rows = renderRows([always], {}, [{ value: 'tides', label: 'The tides' }]);
    expect(rows[field.name]).toMatch(/<select>.*<option value="tides">The tides<\/option><\/select>/);
    expect(rows[field.name]).not.toContain('<input');
  });

  it('reads what was saved under an earlier name, and saves it under the new one', () => {
    const field = { ...findField('hero', 'title'), formerly: ['heading'] };
    expect(editor.getValue(field, { heading: 'A' })).toBe('A');
    expect(editor.createChange(field, 'B')).toEqual({ title: 'B', heading: undefined });
  });

  it('starts with the default of a field', () => {
    expect(editor.getValue(findField('image', 'size'), {})).toBe('standard');
  });

  it('names an item of a list by its first text', () => {
    const { fields = [] } = findField('contact-form', 'fields');
    expect(editor.getItemTitle(fields, { type: 'email', label: 'Email &amp; name' })).toBe('Email & name');
    expect(editor.getItemTitle(fields, { type: 'email' })).toBe('');
  });

  it('sums a text up as a visitor reads it, and shortens it at the end of a word', () => {
    expect(editor.toText('<p>Not <em>yet</em>. <a href="/x">Read</a></p><p>On</p>')).toBe('Not yet. Read On');
    expect(editor.shorten('By the sea', 10)).toBe('By the sea');
    expect(editor.shorten('By the seaside', 10)).toBe('By the…');
    expect(editor.shorten('Understanding', 10)).toBe('Understand…');
  });

  it('moves items', () => {
    expect(toPlain(editor.moveItem(['a', 'b', 'c'], 0, 1))).toEqual(['b', 'a', 'c']);
  });

  it('shows dates as browsers write them', () => {
    expect(editor.toDateInput('20260305')).toBe('2026-03-05');
    expect(editor.fromDateInput('2026-03-05')).toBe('20260305');
    expect(editor.toDateInput('soon')).toBe('');
  });
});

describe('a text with paragraphs and lists', () => {
  it.each([
    '<p>One</p>',
    '<p>One <strong>two</strong></p><p>Three</p>',
    '<p>One</p><ul><li>Two</li><li>Three <a href="/x">four</a></li></ul><ol><li>Five</li></ol>',
  ])('is split into lines and joined again unchanged: %s [2.12.4]', (html) => {
    expect(editor.fromLines(editor.toLines(html) ?? [])).toBe(html);
  });

  it('gets paragraphs if it has none', () => {
    expect(editor.fromLines(editor.toLines('Plain') ?? [])).toBe('<p>Plain</p>');
    expect(editor.fromLines(editor.toLines('') ?? [])).toBe('');
  });

  it.each([
    '<h2>One</h2>',
    '<p>One</p><table></table>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    '<p class="x">A</p>',
  ])('stays HTML if it has more than these: %s [2.12.4]', (html) => {
    expect(editor.toLines(html)).toBeUndefined();
  });

  it('becomes lines of one text where the site takes no paragraphs', () => {
    expect(editor.toInline('<p>One</p><p>Two</p>')).toBe('One<br>Two');
  });
});

describe('a problem beside a field', () => {
  it.each<[string, FieldDescription, unknown, RegExp | undefined]>([
    ['a required text that is empty', findField('hero', 'title'), ' ', /Fill this in/],
    ['an optional text that is empty', findField('hero', 'subTitle'), '', undefined],
    ['a required link without a URL', findField('button', 'link'), { title: 'A', url: '' }, /Fill this in/],
    ['a link without a title', findField('button', 'link'), { title: '', url: '/a' }, /Add a title/],
    [
      'a link whose title may be empty',
      findField('contact-text', 'link'),
      { title: '', url: '/a' },
      undefined,
    ],
    [
      'a link with another scheme',
      findField('button', 'link'),
      { title: 'A', url: 'javascript:x' },
      /Use a URL/,
    ],
    ['a pasted address of a video', findField('video', 'videoId'), 'https://youtu.be/a1B_-2c3D4e', undefined],
    ['a length without a unit', findField('iframe', 'height'), '600', undefined],
    ['a length in another unit', findField('iframe', 'height'), '60 %', /Expected: a length such as 600px/],
    [
      'a name of a plan with spaces',
      findField('sign-up-form', 'subscriptionType'),
      'two words',
      /Expected: a plan/,
    ],
    [
      'a number that is too large',
      findField('shop-collection', 'numberOfEntries'),
      101,
      /Expected: a number from 1/,
    ],
    ['a choice that was removed', findField('image', 'size'), 'huge', /no longer there/],
    ['a picture that is not chosen', findField('image', 'image'), undefined, /Fill this in/],
    ['a picture without alternative text', findField('image', 'image'), { id: 5 }, /Describe the picture/],
    ['a picture with one of its own', findField('image', 'image'), { id: 5, alt: 'A hut' }, undefined],
    ['a decorative picture', findField('hero', 'image'), { id: 5 }, undefined],
    ['a list without items', findField('slider', 'slides'), [], /Fill this in/],
    ['a form of headings only', findField('contact-form', 'fields'), [{ type: 'breakerTitle' }], /fill in/],
    ['a form with one field', findField('contact-form', 'fields'), [{ type: 'email' }], undefined],
    [
      'more items than the site takes',
      { ...findField('slider', 'slides'), maxItems: 1 },
      [{}, {}],
      /first 1 only/,
    ],
    [
      'a text that is too long',
      { ...findField('hero', 'title'), maxLength: 3 },
      'abcd',
      /first 3 characters/,
    ],
    ['a day that is none', findField('post-date', 'date'), '2026', /Expected: a date/],
  ])('says what is wrong with %s [2.12.2]', (_, field, value, expected) => {
    const problem = editor.findProblem(field, value, { getAlt: () => '' });
    if (expected) expect(problem).toMatch(expected);
    else expect(problem).toBeUndefined();
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a required text', 'hero.title', { subTitle: 'B' }, 'Fill this in'],
    ['a link', 'button.link', { link: { title: '', url: '/a' } }, 'Add a title'],
    ['a picture', 'image.image', { image: { id: 5 } }, 'Describe the picture'],
    [
      'a refused value',
      'iframe.height',
      { height: '60 %', link: { title: 'A', url: '/a' } },
      'Expected: a length',
    ],
  ])('of %s stands in its row, below its control, and in no other row [2.12.2]', (_, path, values, text) => {
    const [block, name = ''] = path.split('.');
    const rows = renderRows(blocks.find((one) => one.name === block)?.fields ?? [], values);
    expect(rows[name]).toMatch(new RegExp(`<input.*<p class="guildhall-problem">${text}[^<]*</p></div>`));
    for (const [other, row] of Object.entries(rows))
      expect([other, row.includes('has-problem')]).toEqual([other, other === name]);
  });

  it('counts those of items too', () => {
    const { fields } = blocks.find(({ name }) => name === 'testimonials') ?? { fields: [] };
    expect(editor.countProblems(fields, {})).toBe(1);
    expect(editor.countProblems(fields, { slides: [{ title: 'A', text: 'B' }, {}] })).toBe(2);
  });

  it('says that one of several fields is needed', () => {
    const block = blocks.find(({ name }) => name === 'video') ?? {};
    expect(editor.findLack(block, {})).toMatch(
      /Video ID or URL \/ Playlist ID or URL \/ Video from the media library/,
    );
    expect(editor.findLack(block, { mp4: { id: 5 } })).toBeUndefined();
  });

  it('is found in no example, but for what only the library has', () => {
    for (const { name, fields, example } of blocks)
      for (const field of fields)
        if (Object.hasOwn(example, field.name))
          expect([name, field.name, editor.findProblem(field, editor.getValue(field, example))]).toEqual([
            name,
            field.name,
            undefined,
          ]);
  });

  it('is found with every pattern of entries and cards', () => {
    for (const field of describeContent().card)
      if (field.pattern) expect(() => editor.findProblem(field, '?')).not.toThrow();
  });
});
