import { describe, expect, it } from 'vitest';
import { policy } from '../urls/policy.fixture.ts';
import { attributeNames } from './allowed-attributes.ts';
import { allowedTags } from './allowed-tags.ts';
import { benignHtml } from './benign-html.fixture.ts';
import { mathTags } from './math-tags.ts';
import { hostileHtml } from './hostile/hostile-html.fixture.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { openPolicy, openWitness, strictPolicy } from './witness.fixture.ts';

const kinds = Object.entries(hostileHtml).map(
  ([kind, texts]) => [kind, texts.map((html): string => sanitizeHtml(html, policy))] as const,
);
const svg = 'http://www.w3.org/2000/svg';
const math = 'http://www.w3.org/1998/Math/MathML';
const containers: readonly (readonly [name: string, namespace?: string])[] = [
  ...['div', 'p', 'a', 'span', 'li', 'ul', 'dl', 'h2', 'pre', 'button', 'table', 'tbody', 'tr', 'td'].map(
    (name) => [name] as const,
  ),
  ...['select', 'option', 'textarea', 'title', 'template', 'noscript', 'form', 'article'].map(
    (name) => [name] as const,
  ),
  ...([
    ['svg', svg],
    ['foreignObject', svg],
    ['desc', svg],
    ['math', math],
    ['mtext', math],
  ] as const),
];

function everyElement(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')];
}

describe('the witness', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
  ])('records what runs in unsanitised HTML: %s', async (html) => {
    const { document, ran } = await openWitness(openPolicy);
    document.body.innerHTML = html;
    await expect.poll(() => ran).toEqual(['alert']);
  });

  it.each([
    '<p onclick=alert(1)>',
    '<p style="color:red">',
    '<img src=https://evil.example/a.png>',
    '<link rel=stylesheet href=https://evil.example/x.css>',
  ])('records what the policy blocks in unsanitised HTML: %s', async (html) => {
    const { document, blocked, settled } = await openWitness(strictPolicy);
    document.body.innerHTML = html;
    await settled();
    expect(blocked).not.toEqual([]);
  });
});

describe('attackers’ HTML, sanitised and put into a page', () => {
  it.each(kinds)('runs nothing in any container: %s', async (_, texts) => {
    const { document, ran, settled } = await openWitness(openPolicy);
    for (const text of texts) {
      // Long names test the parser, not the surrounding text.
      for (const [name, namespace = 'http://www.w3.org/1999/xhtml'] of containers.slice(
        0,
        text.length > 20_000 ? 1 : undefined,
      )) {
        const parent = document.createElementNS(namespace, name);
        document.body.append(parent);
        parent.innerHTML = text;
        // Serialised and parsed again, as an editor or a cache would.
        const written = parent.innerHTML;
        parent.innerHTML = written;
      }
    }
    await settled();
    expect(ran).toEqual([]);
  });

  it.each(kinds)('needs no content security policy to stop it: %s', async (_, texts) => {
    const { document, blocked, settled } = await openWitness(strictPolicy);
    for (const text of texts) {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = text;
      for (const image of place.querySelectorAll('img')) image.remove();
    }
    await settled();
    expect(blocked).toEqual([]);
  });

  it.each(kinds)('runs nothing if it is part of the loaded page: %s', async (_, texts) => {
    const { document, ran, settled } = await openWitness(openPolicy);
    for (const text of texts) {
      document.open();
      document.write(
        `<!doctype html><meta http-equiv="Content-Security-Policy" content="${openPolicy}"><main>${text}</main>`,
      );
      document.close();
    }
    await settled();
    expect(ran).toEqual([]);
  });

  it.each(kinds)('leaves only known tags, attributes and URLs in the document: %s', (_, texts) => {
    for (const text of texts) {
      const parsed = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html');
      for (const element of everyElement(parsed.querySelector('main') as HTMLElement)) {
        expect([...allowedTags, 'tbody']).toContain(element.localName);
        // Formulas are MathML, hold nothing else, and stand nowhere else.
        const isMath = mathTags.includes(element.localName);
        expect(element.namespaceURI).toBe(isMath ? math : 'http://www.w3.org/1999/xhtml');
        if (element.parentElement?.namespaceURI === math) expect(isMath).toBe(true);
        for (const name of element.getAttributeNames()) expect(attributeNames).toContain(name);
      }
      for (const link of parsed.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'webcal:', 'about:']).toContain(link.protocol);
      }
      for (const image of parsed.images) {
        expect(['https://content.example', 'https://media.example']).toContain(new URL(image.src).origin);
      }
    }
  });

  it('keeps no name that shadows a property of the window, the document or a form [2.4.35]', async () => {
    const { document } = await openWitness(openPolicy);
    const view = document.defaultView as Window & typeof globalThis;
    for (const [, texts] of kinds) {
      for (const text of texts.filter(({ length }) => length < 20_000)) {
        const place = document.createElement('form');
        place.innerHTML = text;
        const names = [...place.querySelectorAll('[name]')].map(
          (element) => element.getAttribute('name') ?? '',
        );
        const found = () =>
          names.flatMap((name) =>
            [view, document, place].map((holder): unknown => Reflect.get(holder, name)),
          );
        const before = found();
        document.body.append(place);
        const clobbered = found().some((value, index) => !Object.is(value, before[index]));
        expect(clobbered, text).toBe(false);
        place.remove();
      }
    }
  });

  it.each([...kinds, ['what editors write', benignHtml] as const])(
    'stays within its container: %s',
    (_, texts) => {
      for (const text of texts) {
        const page = `<main><ul><li id="place"><div>${text}</div></li><li id="next">next</li></ul><table><tr><td>${text}</td><td id="cell"></table></main><footer></footer>`;
        const parsed = new DOMParser().parseFromString(page, 'text/html');
        const list = parsed.querySelector('main > ul');
        expect([...(list?.children ?? [])].map(({ id }) => id)).toEqual(['place', 'next']);
        expect(parsed.getElementById('place')?.children).toHaveLength(1);
        expect(parsed.getElementById('cell')?.parentElement?.children).toHaveLength(2);
        expect([...parsed.body.children].map(({ localName }) => localName)).toEqual(['main', 'footer']);
      }
    },
  );
});

describe('editors’ HTML', () => {
  it('can be reached by the fragments of its former ids [2.4.35]', async () => {
    const frame = document.createElement('iframe');
    const html = sanitizeHtml(
      '<h2 id="team">Team</h2><table><tr id="row"><td>1</td></tr></table><p id="über">x</p><a id="back" href="#team">b</a>',
      policy,
    );
    frame.srcdoc = `<!doctype html><base href="about:srcdoc">${html}`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    const target = (fragment: string) => {
      const page = frame.contentDocument as Document;
      const link = page.createElement('a');
      link.href = `#${fragment}`;
      page.body.append(link);
      link.click();
      return page.querySelector(':target')?.parentElement?.localName;
    };
    expect(['team', 'row', '%C3%BCber', 'back'].map(target)).toEqual(['h2', 'td', 'p', 'body']);
  });

  it.each(benignHtml)('is parsed unchanged by a browser: %j', (html) => {
    const place = document.createElement('div');
    place.innerHTML = sanitizeHtml(html, policy);
    const spelt = html
      .replaceAll(' />', '>')
      .replaceAll(' reversed ', ' reversed="" ')
      .replaceAll(' open>', ' open="">')
      .replaceAll('\u00a0', '&nbsp;');
    expect(place.innerHTML).toBe(spelt);
  });
});
