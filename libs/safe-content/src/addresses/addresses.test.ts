import { describe, expect, it } from 'vitest';
import { loopbackPolicy, policy } from './policy.fixture.ts';
import { allowedLinks } from './links.fixture.ts';
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

  it.each(allowedLinks)('%j is judged the same a second time', (_, outcome) => {
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
    { contentOrigin: 'https://content.example/path' },
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
