import { allowedLinks, refusedEverywhere } from '@guildhall/safe-content/testing';
import { describe, expect, it } from 'vitest';
import { toSafeRedirect } from './pending-redirect.ts';

const site = 'https://www.example';

const hostile = [
  ...refusedEverywhere.filter((address): address is string => typeof address === 'string'),
  ...[
    'https://evil.example',
    'https://evil.example/profile',
    'http://evil.example',
    'https://www.example.evil.example/',
  ],
  ...['https://www.example:8443/', 'https://sub.www.example/', 'https://www.example@evil.example/'],
  ...['mailto:a@example.org', 'tel:+4533112233', '#team', '?login', '?edit-subscription=1'],
  ...[
    '/login',
    '/login?login=/login',
    '/LOGIN',
    '/api/v1/cps',
    '/_member-entry',
    '/_cards?page=/',
    '/preview?ticket=1',
  ],
  ...[
    '/wp-content/uploads/report.pdf',
    '/wp-admin/',
    '/?p=9',
    '/report.pdf',
    'https://www.example//evil.example/',
  ],
  ...[
    'https://www.example/..//evil.example',
    'https://www.example/%2fevil.example',
    'javascript:location="/"',
  ],
];

describe('the target of a login', () => {
  it('is tested with more than sixty hostile URLs', () => expect(hostile.length).toBeGreaterThan(60));

  it.each(hostile)('is never %j [4.9.2]', (wanted) => {
    expect(toSafeRedirect(wanted, site)).toBeUndefined();
  });

  it.each([
    ['/profile', '/profile'],
    ['/members/reading-room', '/members/reading-room'],
    ['/news?cat=oceans#top', '/news?cat=oceans#top'],
    ['/caf%c3%a9/', '/caf%C3%A9'],
    ['https://www.example/shop', '/shop'],
    ['http://www.example/shop', '/shop'],
    ['/profile?edit-subscription', '/profile?edit-subscription'],
    ['/', '/'],
  ])('for %j is %j [4.9.2]', (wanted, path) => {
    expect(toSafeRedirect(wanted, site)).toBe(path);
  });

  it('is never the login page, wherever it is', () => {
    expect(toSafeRedirect('/anmelden?login', site, '/anmelden')).toBeUndefined();
    expect(toSafeRedirect('/Anmelden/x', site, '/anmelden')).toBeUndefined();
    expect(toSafeRedirect('/anmeldung', site, '/anmelden')).toBe('/anmeldung');
    expect(toSafeRedirect('/login', site, '/anmelden')).toBe('/login');
  });

  it.each(allowedLinks)('stays on this site for every valid link: %j [4.9.2]', (wanted) => {
    const path = toSafeRedirect(wanted, site);
    if (path !== undefined) expect(new URL(path, site).origin).toBe(site);
  });

  it('is undefined if none is requested', () => {
    for (const nothing of [undefined, null, '']) expect(toSafeRedirect(nothing, site)).toBeUndefined();
  });
});
