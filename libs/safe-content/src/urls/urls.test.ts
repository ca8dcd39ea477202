// cspell:ignore blbr roah bcher bücher
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loopbackPolicy, manyNamesPolicy, policy } from './policy.fixture.ts';
import { allowedLinks, shortLinks, writtenLinks } from './links.fixture.ts';
import { allowedFrames, allowedImages, refusedFrames, refusedImages } from './images-and-frames.fixture.ts';
import { refusedEverywhere, refusedOnOurHosts } from './refused.fixture.ts';
import { toMailLink, toPhoneLink } from './mail-and-phone.ts';
import { toSafeFrameUrl } from './safe-frame-url.ts';
import { toSafeLink } from './safe-link.ts';
import { toSafeImageUrl } from './safe-image-url.ts';

const guards = { toSafeLink, toSafeImageUrl, toSafeFrameUrl };

describe('a link', () => {
  it.each(allowedLinks)('%j leads to %j', (address, outcome) => {
    expect(toSafeLink(address, policy)).toBe(outcome);
  });

  it.each(writtenLinks)('%j, as people write it, leads to %j [2.1.20]', (address, outcome) => {
    expect(toSafeLink(address, policy)).toBe(outcome);
  });

  it.each([...allowedLinks, ...writtenLinks])('%j has the same result when checked again', (_, outcome) => {
    expect(toSafeLink(outcome, policy)).toBe(outcome);
  });

  it.each(refusedOnOurHosts)('%j cannot lead from our host to another', (address) => {
    expect(toSafeLink(address, policy)).toBeUndefined();
  });

  it('leads to a page of this site if the content service runs on the same machine', () => {
    expect(toSafeLink('http://127.0.0.1:4400/about', loopbackPolicy)).toBe('/about');
    expect(toSafeLink('http://localhost:4200/about', loopbackPolicy)).toBe('/about');
    expect(toSafeLink('http://localhost:4400/about', loopbackPolicy)).toBe('http://localhost:4400/about');
  });
});

describe('a short link', () => {
  it.each(shortLinks)('%j is refused, and never leads to the front page [2.1.11]', (address) => {
    expect(toSafeLink(address, policy)).toBeUndefined();
  });
});

describe('a content service with several names, in a folder', () => {
  it.each([
    ['https://www.example/cms/about/', '/about'],
    ['http://www.example/cms/about', '/about'],
    ['https://www.example/cms', '/'],
    ['https://www.example/cms/?p=9', undefined],
    ['http://wordpress:8080/about', '/about'],
    ['https://old.example/about#team', '/about#team'],
    ['http://old.example/about', '/about'],
    ['https://www.example/about', '/about'],
    ['https://www.example/cmsx', '/cmsx'],
    ['/about', '/about'],
    ['/cms/about', '/cms/about'],
    ['https://www.example/cms//evil.example', undefined],
    ['http://wordpress/about', 'http://wordpress/about'],
    ['http://wordpress:8080/wp-content/a.pdf', 'https://www.example/cms/wp-content/a.pdf'],
    ['https://www.example/cms/wp-content/a.pdf', 'https://www.example/cms/wp-content/a.pdf'],
    ['/cms/wp-content/a.pdf', 'https://www.example/cms/wp-content/a.pdf'],
    ['/wp-content/a.pdf', 'https://www.example/cms/wp-content/a.pdf'],
  ])('has a link %j that leads to %j [2.1.9]', (address, outcome) => {
    const safe = toSafeLink(address, manyNamesPolicy);
    expect(safe).toBe(outcome);
    if (safe) expect(toSafeLink(safe, manyNamesPolicy)).toBe(safe);
  });

  it.each([
    'https://www.example/cms/a.jpg',
    'http://www.example/cms/a.jpg',
    'http://wordpress:8080/a.jpg',
    'https://old.example/a.jpg',
    'http://old.example/a.jpg',
    '/a.jpg',
    '/cms/a.jpg',
  ])('has a picture %j with the public URL [2.1.9]', (address) => {
    expect(toSafeImageUrl(address, manyNamesPolicy)).toBe('https://www.example/cms/a.jpg');
  });

  it.each(['https://www.example/a.jpg', 'https://wordpress:8080/a.jpg', 'https://old.example:8443/a.jpg'])(
    'has no picture at %j',
    (address) => {
      expect(toSafeImageUrl(address, manyNamesPolicy)).toBeUndefined();
    },
  );

  it('is read over http but linked over https if its content says so', () => {
    const plain = { ...policy, contentOrigin: 'http://content.example' };
    expect(toSafeImageUrl('https://content.example/a.jpg', plain)).toBe('https://content.example/a.jpg');
    expect(toSafeImageUrl('http://content.example/a.jpg', plain)).toBe('http://content.example/a.jpg');
  });
});

describe('a picture', () => {
  it.each(allowedImages)('%j has the URL %j', (address, outcome) => {
    expect(toSafeImageUrl(address, policy)).toBe(outcome);
    expect(toSafeImageUrl(outcome, policy)).toBe(outcome);
  });

  it.each(refusedImages)('%j is refused', (address) => {
    expect(toSafeImageUrl(address, policy)).toBeUndefined();
  });

  it('may use http from a content service on this machine', () => {
    expect(toSafeImageUrl('/a.webp', loopbackPolicy)).toBe('http://127.0.0.1:4400/a.webp');
    expect(toSafeImageUrl('https://127.0.0.1:4400/a.webp', loopbackPolicy)).toBeUndefined();
  });
});

describe('a frame', () => {
  it.each(allowedFrames)('%j has the URL %j', (address, outcome) => {
    expect(toSafeFrameUrl(address, policy)).toBe(outcome);
    expect(toSafeFrameUrl(outcome, policy)).toBe(outcome);
  });

  it.each(refusedFrames)('%j is refused', (address) => {
    expect(toSafeFrameUrl(address, policy)).toBeUndefined();
  });

  it('of another of the content service’s hosts uses the public one', () => {
    const listed = { ...manyNamesPolicy, frameHosts: ['www.example'] };
    const shown = 'https://www.example/cms/files/map.html?x=1#y';
    expect(toSafeFrameUrl('https://old.example/files/map.html?x=1#y', listed)).toBe(shown);
    expect(toSafeFrameUrl('http://wordpress:8080/files/map.html?x=1#y', listed)).toBe(shown);
    expect(toSafeFrameUrl('https://old.example/%5c/evil.example', listed)).toBeUndefined();
    expect(toSafeFrameUrl('https://old.example/files/map.html', manyNamesPolicy)).toBeUndefined();
  });

  it('is refused if no host is listed', () => {
    expect(toSafeFrameUrl('https://www.youtube-nocookie.com/embed/abc', loopbackPolicy)).toBeUndefined();
  });
});

describe('an invalid URL', () => {
  const cases = refusedEverywhere.map((address) => [printable(address), address] as const);

  it.each(cases)('%s is refused as a link, picture and frame', (_, address) => {
    for (const [name, guard] of Object.entries(guards)) expect(guard(address, policy), name).toBeUndefined();
  });
});

describe('any text as a URL', () => {
  const piece = fc.constantFrom(
    ...[
      'javascript:',
      'data:',
      'http://',
      'https:',
      '//',
      '/',
      '\\',
      'www.',
      'mailto:',
      'tel:',
      'sms:',
      'webcal:',
    ],
    ...[
      'evil.example',
      'content.example',
      'media.example',
      '@',
      '?',
      '#',
      '%2f',
      '%0a',
      '%E2%80%8B',
      '&amp;',
    ],
    ...[
      '\u200b',
      '\u00ad',
      '\u202e',
      '\ufeff',
      '\t',
      '\n',
      '\0',
      ' ',
      '"',
      '<',
      '>',
      '“',
      "'",
      ':',
      ';',
      ',',
      '.',
    ],
    ...['alert(1)', '+45', '12', 'a', 'æ', '／', '．'],
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const protocols = ['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'webcal:', 'webcals:'];

  it('leads to a page of this site or to a known scheme, as every parser reads it', () => {
    fc.assert(
      fc.property(text, (address) => {
        const link = toSafeLink(address, policy);
        if (link === undefined) return;
        expect(toSafeLink(link, policy)).toBe(link);
        expect(link).not.toMatch(/[\p{Cc}\p{Cf}\s"<>]|^[/\\]{2}/u);
        const url = new URL(link, 'https://www.example');
        expect(protocols).toContain(url.protocol);
        if (link.startsWith('/')) expect(url.host).toBe('www.example');
      }),
      { numRuns: 5000 },
    );
  });

  it('is a picture or a frame only on an allowed host', () => {
    fc.assert(
      fc.property(text, (address) => {
        const picture = toSafeImageUrl(address, policy);
        const hosts = ['content.example', 'media.example', '127.0.0.1:4500', 'xn--blbr-roah.example'];
        if (picture !== undefined) expect(hosts).toContain(new URL(picture).host);
        const frame = toSafeFrameUrl(address, policy);
        if (frame !== undefined) expect(policy.frameHosts).toContain(new URL(frame).host);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['"', ' ', '\u200b', '&amp;', '%20', '//', '<', 'x', ';', 'a@b,'])(
    'is read in linear time: a long run of %j',
    (piece) => {
      for (const scheme of ['', 'mailto:', 'tel:', 'sms:', 'https://a.example/', '"']) {
        const run = scheme + piece.repeat(2_900 / piece.length);
        expect(() => toSafeLink(`${run}!`, policy)).not.toThrow();
      }
    },
  );
});

describe('the corpus', () => {
  it('has at least 120 URLs to allow and to refuse', () => {
    const allowed = allowedLinks.length + allowedImages.length + allowedFrames.length;
    const refused =
      refusedEverywhere.length + refusedOnOurHosts.length + refusedImages.length + refusedFrames.length;
    expect(allowed).toBeGreaterThan(80);
    expect(refused).toBeGreaterThan(120);
  });
});

describe('email addresses and phone numbers as plain text', () => {
  it('become links', () => {
    expect(toMailLink(' post@example.org ')).toBe('mailto:post@example.org');
    expect(toPhoneLink('+45 33 11 22 33')).toBe('tel:+4533112233');
  });

  it.each(['', 'post', 'a@b?bcc=c@d', 'a@b&bcc=c', '"><script>@x', 'a@b\nbcc:c', 'javascript:x'])(
    '%j is not an email address',
    (text) => {
      expect(toMailLink(text)).toBeUndefined();
    },
  );

  it.each(['', 'call me', '+45 <b>', '1', '1\u00002'])('%j is not a phone number', (text) => {
    expect(toPhoneLink(text)).toBeUndefined();
  });
});

describe('a policy with an invalid origin', () => {
  it.each([
    { contentOrigin: 'content.example' },
    { siteOrigin: '' },
    { mediaOrigins: ['javascript:alert(1)'] },
    { contentOrigin: 'https://content.example/path?x' },
    { contentAliases: ['content.example'] },
    { siteOrigin: 'https://www.example/path' },
    { siteOrigin: 'https://user@www.example' },
    { frameHosts: ['https://frames.example'] },
  ])('is a configuration error: %j', (mistake) => {
    expect(() => toSafeLink('/about', { ...policy, ...mistake })).toThrow(/is not an http or https origin/);
  });
});

function printable(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
