// cspell:ignore mglyph
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policy } from '../urls/policy.fixture.ts';
import { toSafeLink } from '../urls/safe-link.ts';
import { toSafeImageUrl } from '../urls/safe-image-url.ts';
import { attributeNames } from './allowed-attributes.ts';
import { allowedTags } from './allowed-tags.ts';
import { benignHtml, rewrittenHtml } from './benign-html.fixture.ts';
import { hostileHtml } from './hostile/hostile-html.fixture.ts';
import type { HtmlLoss } from './html-loss.ts';
import { maxHtmlLength, sanitizeHtml } from './sanitize-html.ts';
import { readStrictly } from './strict-tags.fixture.ts';

const sanitize = (html: unknown): string => sanitizeHtml(html, policy);

function expectHarmless(html: string): void {
  for (const { name: tag, attributes } of readStrictly(html)) {
    if (attributes.has('name')) expect(['a', 'details']).toContain(tag);
    for (const [name, value] of attributes) {
      expect(attributeNames).toContain(name);
      const plain = value
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      if (name === 'href') expect(toSafeLink(plain, policy)).toBe(plain);
      if (name === 'src') expect(toSafeImageUrl(plain, policy)).toBe(plain);
    }
    // An ID would become a property of the window.
    expect(attributes.has('id')).toBe(false);
    if (attributes.has('target')) expect(attributes.get('rel')).toBe('noopener noreferrer');
  }
}

describe('editors’ HTML', () => {
  it.each(benignHtml)('stays unchanged: %j', (html) => {
    expect(sanitize(html)).toBe(html);
  });

  it.each(rewrittenHtml)('is converted if it contains %s', (_, html, outcome) => {
    expect(sanitize(html)).toBe(outcome);
  });
});

describe('attackers’ HTML', () => {
  const cases = Object.entries(hostileHtml).flatMap(([kind, texts]) =>
    texts.map((html, index) => [kind, index + 1, html] as const),
  );

  it('is a corpus of at least 200 different texts', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cases.map(([, , html]) => html)).size).toBe(cases.length);
  });

  it.each(cases)('is harmless once sanitised: %s, no. %i', (_, __, html) => {
    expectHarmless(sanitize(html));
  });

  it.each(cases)('stays the same when sanitised again: %s, no. %i', (_, __, html) => {
    const once = sanitize(html);
    expect(sanitize(once)).toBe(once);
  });

  it.each(cases)('is also harmless inside an attribute and inside a list: %s, no. %i', (_, __, html) => {
    expectHarmless(sanitize(`<ul><li><p title="${html}">${html}</p></li></ul>`));
  });
});

describe('any text', () => {
  const names = fc.constantFrom(
    ...allowedTags,
    'h1',
    'x',
    'svg',
    'annotation-xml',
    'semantics',
    'mglyph',
    'form',
    'script',
    'style',
    'select',
    'noscript',
    'iframe',
    'title',
  );
  const attribute = fc.constantFrom(
    '',
    ' href=/x',
    ' href="javascript:alert(1)"',
    ' src=/a.webp alt=a',
    ' onclick="x"',
    ' title="<p>"',
    ' id=x',
    ' name=y',
    ' open',
    ' target=_blank',
  );
  const piece = fc.oneof(
    fc.tuple(names, attribute).map(([name, text]) => `<${name}${text}>`),
    names.map((name) => `</${name}>`),
    fc.constantFrom(
      'a',
      ' ',
      '<',
      '>',
      '"',
      '&',
      '&lt;',
      '&#1;',
      '&#0;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '\u0000',
      '/>',
      '\r',
    ),
    fc.string({ maxLength: 8 }),
  );
  const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('is harmless once sanitised, and does not change again', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = sanitize(html);
        expectHarmless(once);
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a loss', () => {
  const findLosses = (html: string) => {
    const losses: HtmlLoss[] = [];
    sanitizeHtml(html, policy, (loss) => losses.push(loss));
    return losses;
  };

  it('is reported with its element, its host and its replacement, each kind once', () => {
    const html = `<p>a<iframe src="https://maps.example/x?key=secret"></iframe><img src="https://pictures.example/a.png" alt="b">
      <a href="javascript:x()">c</a><marquee>d</marquee><marquee>e</marquee><script>f()</script></p>`;
    expect(findLosses(html)).toEqual([
      { element: 'iframe', host: 'maps.example', because: 'element', replacedBy: 'none' },
      { element: 'img', host: 'pictures.example', because: 'url', replacedBy: 'its text' },
      { element: 'a', because: 'url', replacedBy: 'its text' },
      { element: 'marquee', because: 'element', replacedBy: 'its text' },
      { element: 'script', because: 'element', replacedBy: 'none' },
    ]);
  });

  it('is reported each time, even for a repeated text', () => {
    const html = '<p>again<object data="https://x.example/"></object></p>';
    const loss = { element: 'object', host: 'x.example', because: 'element', replacedBy: 'none' };
    expect([findLosses(html), findLosses(html)]).toEqual([[loss], [loss]]);
  });

  it.each(['color:#fff', 'color:#ccc', 'color:var(--own)', 'color:transparent', 'color:rgba(255,0,0,0)'])(
    'is the colour of words that could not be read everywhere: %s',
    (style) => {
      expect(findLosses(`<p>a <span style="${style}">b</span></p>`)).toEqual([
        { element: 'span', because: 'colour', replacedBy: 'its text' },
      ]);
    },
  );

  it.each([
    ...['color:#000', 'color:#222', 'color:inherit', 'color:#c00', 'background-color:#fff', ''],
    '" class="has-text-color has-link-color has-red-background-color',
  ])('is no colour that is kept, or that text has anyway: %s', (style) => {
    expect(findLosses(`<p style="${style}">b</p>`)).toEqual([]);
  });

  it('is a whole text if it is nested too deeply', () => {
    expect(findLosses('<b>'.repeat(101))).toEqual([{ because: 'nesting', replacedBy: 'none' }]);
  });

  it.each([
    ...benignHtml,
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
    '<html><body><meta charset="utf-8"><font color="red">a</font><o:p></o:p></body></html>',
  ])('is not reported for what is kept: %j', (html) => {
    expect(findLosses(html)).toEqual([]);
  });

  it('is reported for at most twenty kinds', () => {
    const html = Array.from({ length: 50 }, (_, index) => `<img src="https://h${index}.example/a.png">`).join(
      '',
    );
    expect(findLosses(html)).toHaveLength(20);
  });
});

describe('input beyond the limits', () => {
  it.each([[null], [undefined], [5], [true], [{}], [[]], [['<p>a</p>']], [{ toString: () => '<p>a</p>' }]])(
    'gives an empty text if it is not a string: %j',
    (value) => {
      expect(sanitize(value)).toBe('');
    },
  );

  it('is cut if it is too long, and stays well-formed', () => {
    const text = sanitize(`<div><b>${'x '.repeat(maxHtmlLength)}</b></div>`);
    expect(text.length).toBeLessThanOrEqual(maxHtmlLength);
    expect(text.length).toBeGreaterThan(maxHtmlLength * 0.9);
    expect(text.endsWith('</b></div>')).toBe(true);
  });

  it.each([
    ['ampersands', '&'],
    ['list items', '<li>'],
  ])('stays within the limit if escaping makes it longer: %s', (_, text) => {
    const once = sanitize(text.repeat(maxHtmlLength / text.length));
    expect(once.length).toBeLessThanOrEqual(maxHtmlLength);
    expect(sanitize(once)).toBe(once);
  });

  it('gives an empty text if it is nested deeper than any real text', () => {
    expect(sanitize('<b>'.repeat(101))).toBe('');
    expect(sanitize('<b>'.repeat(100))).toBe('<b>'.repeat(100) + '</b>'.repeat(100));
  });
});
