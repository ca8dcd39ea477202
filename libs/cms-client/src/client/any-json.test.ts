// cspell:ignore mglyph
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullBlocks } from '../blocks/blocks.fixture.ts';
import { createTestClient, rawEntry } from './test-client.fixture.ts';
import { hostileValues } from './hostile-values.fixture.ts';

const anyJson = fc.jsonValue({ maxDepth: 4 });
/** Values that an attacker or PHP might put into any field. */
const anyField = fc.oneof(fc.constantFrom<unknown>(...hostileValues), anyJson);

/** Every known block and card, with some of its fields replaced. */
const anyBlock = fc
  .tuple(
    fc.constantFrom(...fullBlocks),
    fc.dictionary(fc.constantFrom(...everyKey()), anyField, { maxKeys: 5 }),
    anyField,
  )
  .map(([[blockName, raw], exchanged, inside]) => ({ blockName, ...raw, ...nested(inside), ...exchanged }));

function everyKey(): string[] {
  const own = fullBlocks.flatMap(([, raw]) => Object.keys(raw));
  return [
    ...new Set([
      ...[...own, 'idd', 'attrs', 'backgroundColor', 'blockTitle', 'blockDescription', 'blockName'],
      ...['innerHTML', 'innerContent', 'innerBlocks', 'start', 'reversed'],
    ]),
  ];
}

function nested(value: unknown): Record<string, unknown> {
  return {
    ...{
      link: { title: value, url: value, target: value },
      image: { md: value, hero: value, alt: value, color: value, width: value },
    },
    ...{
      buttonLink: { title: 'x', url: value },
      cats: { route: value },
      attrs: { className: value },
      blockDescription: value,
    },
    mp4: { url: value, mime_type: 'video/mp4' },
    slides: [{ id: value, title: 'x', text: value, image: { lg: value }, link: { url: value } }],
    products: [{ id: value, title: 'x', description: value, image: { url: value, sizes: { large: value } } }],
    cards: [
      {
        id: 1,
        title: 'x',
        permalink: value,
        link: { url: value },
        description: value,
        image: { url: value, sizes: { large: value, medium: { source_url: value, width: value } } },
        cats: value,
      },
      {
        id: 2,
        title: 'x',
        permalink: '/x',
        calendarData: { signupUrl: value, color: value },
        peopleData: { linkedinUrl: value, email: value },
      },
    ],
  };
}

const addressKeys = new Set(['url', 'permalink', 'signupUrl', 'linkedinUrl']);
const pictureKeys = new Set(['md', 'lg', 'xl', 'hero', 'mp4']);
const frameAddress = /^https:\/\/frames\.example\//;
const routeKeys = new Set(['route', 'entryRoute']);
const htmlKeys = new Set(['html', 'text', 'description', 'blockDescription', 'listItems', 'footerData1']);

const safeAddress = /^(?:\/(?![/\\])|[?#]|https?:\/\/[^/@\s]+(?:\/|$)|mailto:|tel:)[^\s\\<>"]*$/;
const safePictureAddress = /^https:\/\/(?:content|media)\.example\/[^\s\\<>"]*$/;
const safeRoute = /^\/(?!\/)[^\s\\#]*$/;
const unsafeHtml =
  /<(?:script|style|iframe|svg|mglyph|annotation|form|object|embed|base|meta|link|template)\b|<[^>]*\s(?:on\w+|style|id|srcdoc)=|<(?!a\b|details\b)[^>]*\sname=|<[^>]*="\s*(?:javascript|data|vbscript):/i;

const htmlDescriptions = [
  'banner',
  'contact-form',
  'contact-text',
  'download-file',
  'membership-promotion',
  'video',
];

/** The description of a card, an included product and some blocks is HTML, others are plain text. */
function isPlain(parent: object, key: string): boolean {
  if ('permalink' in parent || key === 'products') return false;
  return !('name' in parent && htmlDescriptions.includes(String(parent.name)));
}

/** Checks everything in a parsed response that a page puts into an attribute or HTML. */
function expectSafe(value: unknown, key = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => expectSafe(item, key));
  if (typeof value === 'object' && value !== null) {
    const asPlain = (name: string) => (name === 'description' && isPlain(value, key) ? 'plain' : name);
    return Object.entries(value).forEach(([name, item]) => expectSafe(item, asPlain(name)));
  }
  if (typeof value !== 'string') return;
  if (addressKeys.has(key)) expect(value).toMatch(safeAddress);
  if (pictureKeys.has(key)) expect(value).toMatch(safePictureAddress);
  if (key === 'frame') expect(value).toMatch(frameAddress);
  if (routeKeys.has(key)) expect(value).toMatch(safeRoute);
  if (htmlKeys.has(key)) expect(value).not.toMatch(unsafeHtml);
}

/** WordPress blocks with this value in every place that can hold one. */
function natives(value: unknown): unknown[] {
  const names = ['quote', 'paragraph', 'list', 'html', 'embed', 'columns', 'cover', 'separator', 'shortcode'];
  const inner = { blockName: 'core/paragraph', innerHTML: value, innerContent: [value] };
  const around = { innerBlocks: [inner, value], innerContent: ['<div>', null, value, null, '</div>'] };
  return names.flatMap((name) => [
    { blockName: `core/${name}`, innerHTML: value, attrs: { url: value, start: value } },
    { blockName: `core/${name}`, innerHTML: '<div></div>', ...around },
    { blockName: null, innerHTML: value, html: value },
  ]);
}

describe('any response', () => {
  it('is parsed without an error, and the result is safe', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (response) => {
        const { cms } = createTestClient(response);
        expectSafe(await cms.readEntry('/a'));
        expectSafe(await cms.readCards('/cards'));
        expectSafe(await cms.readFilters('/filters'));
        expectSafe(await cms.readMainData());
      }),
      { numRuns: 150 },
    );
  });

  it('is parsed the same way if it is almost an entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyBlock, { maxLength: 4 }),
        fc.dictionary(fc.string(), anyField),
        async (blocks, other) => {
          expectSafe(await createTestClient(rawEntry(blocks, other)).cms.readEntry('/a'));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(hostileValues.map((value) => [value]))('is safe with %j in every place', async (value) => {
    const blocks = fullBlocks.map(([blockName, raw]) => ({ blockName, ...raw, ...nested(value) }));
    const everywhere = fullBlocks.map(([blockName]) => ({
      blockName,
      ...Object.fromEntries(everyKey().map((key) => [key, value])),
    }));
    const seo = { image: value, title: value };
    const found = await createTestClient(
      rawEntry([...blocks, ...everywhere, ...natives(value)], { seo, permalink: value }),
    ).cms.readEntry('/a');
    expect(found.outcome).toBe('found');
    expectSafe(found);
    const link = { title: value, url: value };
    const various = { headerLink: link, footerLink: link, footerData1: value, approxLabel: value };
    expectSafe(await createTestClient({ _en_maindata: { variousData: various } }).cms.readMainData());
    expectSafe(await createTestClient([{ id: 1, name: 'x', route: value }]).cms.readFilters('/filters'));
  });

  it('fails the check if it contains something unsafe', () => {
    for (const [key, value] of [
      ...[
        ['url', 'javascript:x'],
        ['url', '//evil.example'],
        ['permalink', 'data:,x'],
        ['md', 'https://evil.example/a'],
      ],
      ...[
        ['route', '//evil.example'],
        ['html', '<p onclick="x">'],
        ['frame', 'https://evil.example/'],
        ['html', '<script>'],
        ['html', '<a href="javascript:x">'],
      ],
    ] as [string, string][]) {
      expect(() => expectSafe({ deep: [{ [key]: value }] }), `${key} ${value}`).toThrow();
    }
  });
});

describe('a reported problem', () => {
  it('never quotes the content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBlock, { maxLength: 3 }), async (blocks) => {
        const secret = 'kx7secret';
        const raw = JSON.parse(JSON.stringify(blocks), (key, value: unknown) =>
          typeof value === 'string' && !['blockName', 'entryRoute'].includes(key) ? `${secret}:// <` : value,
        );
        const { cms, problems } = createTestClient(rawEntry(raw, { title: secret, seo: { image: secret } }));
        await cms.readEntry('/a');
        expect(JSON.stringify(problems)).not.toContain(secret);
      }),
      { numRuns: 100 },
    );
  });
});
