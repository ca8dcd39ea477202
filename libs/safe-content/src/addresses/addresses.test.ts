import { describe, expect, it } from 'vitest';
import { loopbackPolicy, manyNamesPolicy, policy } from './policy.fixture.ts';
import { allowedLinks, shortLinks } from './links.fixture.ts';
import {
  allowedFrames,
  allowedPictures,
  refusedFrames,
  refusedPictures,
} from './pictures-and-frames.fixture.ts';
import { refusedEverywhere, refusedOnOurHosts } from './refused.fixture.ts';
import { mailLink, phoneLink } from './mail-and-phone.ts';
import { safeFrame } from './safe-frame.ts';
import { safeLink } from './safe-link.ts';
import { safePicture } from './safe-picture.ts';

const guards = { safeLink, safePicture, safeFrame };

describe('a link', () => {
  it.each(allowedLinks)('%j leads to %j', (address, outcome) => {
    expect(safeLink(address, policy)).toBe(outcome);
  });

  it.each(allowedLinks)('%j is checked the same a second time', (_, outcome) => {
    expect(safeLink(outcome, policy)).toBe(outcome);
  });

  it.each(refusedOnOurHosts)('%j cannot lead from our host to another', (address) => {
    expect(safeLink(address, policy)).toBeUndefined();
  });

  it('leads to a page of this site when the content service runs on the same machine', () => {
    expect(safeLink('http://127.0.0.1:4400/about', loopbackPolicy)).toBe('/about');
    expect(safeLink('http://localhost:4200/about', loopbackPolicy)).toBe('/about');
    expect(safeLink('http://localhost:4400/about', loopbackPolicy)).toBe('http://localhost:4400/about');
  });
});

describe('a short link', () => {
  it.each(shortLinks)('%j leads nowhere, least of all to the front page [2.1.11]', (address) => {
    expect(safeLink(address, policy)).toBeUndefined();
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
    const safe = safeLink(address, manyNamesPolicy);
    expect(safe).toBe(outcome);
    if (safe) expect(safeLink(safe, manyNamesPolicy)).toBe(safe);
  });

  it.each([
    'https://www.example/cms/a.jpg',
    'http://www.example/cms/a.jpg',
    'http://wordpress:8080/a.jpg',
    'https://old.example/a.jpg',
    'http://old.example/a.jpg',
    '/a.jpg',
    '/cms/a.jpg',
  ])('has a picture %j that is fetched where browsers reach it [2.1.9]', (address) => {
    expect(safePicture(address, manyNamesPolicy)).toBe('https://www.example/cms/a.jpg');
  });

  it.each(['https://www.example/a.jpg', 'https://wordpress:8080/a.jpg', 'https://old.example:8443/a.jpg'])(
    'has no picture at %j',
    (address) => {
      expect(safePicture(address, manyNamesPolicy)).toBeUndefined();
    },
  );

  it('is read over http and fetched over https when it says so itself', () => {
    const plain = { ...policy, contentOrigin: 'http://content.example' };
    expect(safePicture('https://content.example/a.jpg', plain)).toBe('https://content.example/a.jpg');
    expect(safePicture('http://content.example/a.jpg', plain)).toBe('http://content.example/a.jpg');
  });
});

describe('a picture', () => {
  it.each(allowedPictures)('%j is fetched from %j', (address, outcome) => {
    expect(safePicture(address, policy)).toBe(outcome);
    expect(safePicture(outcome, policy)).toBe(outcome);
  });

  it.each(refusedPictures)('%j is refused', (address) => {
    expect(safePicture(address, policy)).toBeUndefined();
  });

  it('may come over http from a content service on this machine', () => {
    expect(safePicture('/a.webp', loopbackPolicy)).toBe('http://127.0.0.1:4400/a.webp');
    expect(safePicture('https://127.0.0.1:4400/a.webp', loopbackPolicy)).toBeUndefined();
  });
});

describe('a frame', () => {
  it.each(allowedFrames)('%j shows %j', (address, outcome) => {
    expect(safeFrame(address, policy)).toBe(outcome);
    expect(safeFrame(outcome, policy)).toBe(outcome);
  });

  it.each(refusedFrames)('%j is refused', (address) => {
    expect(safeFrame(address, policy)).toBeUndefined();
  });

  it('of the content service under another of its names is shown from where browsers reach it', () => {
    const listed = { ...manyNamesPolicy, frameHosts: ['www.example'] };
    const shown = 'https://www.example/cms/files/map.html?x=1#y';
    expect(safeFrame('https://old.example/files/map.html?x=1#y', listed)).toBe(shown);
    expect(safeFrame('http://wordpress:8080/files/map.html?x=1#y', listed)).toBe(shown);
    expect(safeFrame('https://old.example/%5c/evil.example', listed)).toBeUndefined();
    expect(safeFrame('https://old.example/files/map.html', manyNamesPolicy)).toBeUndefined();
  });

  it('shows nothing when no host is listed', () => {
    expect(safeFrame('https://www.youtube-nocookie.com/embed/abc', loopbackPolicy)).toBeUndefined();
  });
});

describe('what is no address for any place', () => {
  const cases = refusedEverywhere.map((address) => [printable(address), address] as const);

  it.each(cases)('%s is refused as link, picture and frame', (_, address) => {
    for (const [name, guard] of Object.entries(guards)) expect(guard(address, policy), name).toBeUndefined();
  });
});

describe('the corpus', () => {
  it('holds at least 120 addresses to allow and to refuse', () => {
    const allowed = allowedLinks.length + allowedPictures.length + allowedFrames.length;
    const refused =
      refusedEverywhere.length + refusedOnOurHosts.length + refusedPictures.length + refusedFrames.length;
    expect(allowed).toBeGreaterThan(80);
    expect(refused).toBeGreaterThan(120);
  });
});

describe('email addresses and phone numbers as plain text', () => {
  it('become links that write and call', () => {
    expect(mailLink(' post@example.org ')).toBe('mailto:post@example.org');
    expect(phoneLink('+45 33 11 22 33')).toBe('tel:+4533112233');
  });

  it.each(['', 'post', 'a@b?bcc=c@d', 'a@b&bcc=c', '"><script>@x', 'a@b\nbcc:c', 'javascript:x'])(
    '%j is no email address',
    (text) => {
      expect(mailLink(text)).toBeUndefined();
    },
  );

  it.each(['', 'call me', '+45 <b>', '1', '1\u00002'])('%j is no phone number', (text) => {
    expect(phoneLink(text)).toBeUndefined();
  });
});

describe('a policy that names no origin', () => {
  it.each([
    { contentOrigin: 'content.example' },
    { siteOrigin: '' },
    { mediaOrigins: ['javascript:alert(1)'] },
    { contentOrigin: 'https://content.example/path?x' },
    { contentAliases: ['content.example'] },
    { siteOrigin: 'https://www.example/path' },
    { siteOrigin: 'https://user@www.example' },
    { frameHosts: ['https://frames.example'] },
  ])('is an error in the configuration: %j', (mistake) => {
    expect(() => safeLink('/about', { ...policy, ...mistake })).toThrow(/is not an http or https origin/);
  });
});

function printable(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
