import { describe, expect, it } from 'vitest';
import { isPublicPath, isStorableFile, isStorablePage, type StorableResponse } from './is-storable.ts';

const memberPaths = ['/login', '/profile', '/reset-password'];

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

function createResponse(
  headers: Record<string, string> = {},
  more: Partial<Omit<StorableResponse, 'headers'>> = {},
): StorableResponse {
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    ...more,
    headers: new Headers({ ...page, ...headers }),
  };
}

describe('a page that may be stored', () => {
  it('is a public one with status 200', () => {
    expect(isStorablePage(createResponse())).toBe(true);
  });

  it.each<[string, StorableResponse]>([
    ['no-store', createResponse({ 'cache-control': 'no-store' })],
    ['private', createResponse({ 'cache-control': 'Private, max-age=60' })],
    ['a cookie', createResponse({ 'set-cookie': 'cart=1' })],
    ['one version for each visitor', createResponse({ vary: 'Accept-Encoding, Cookie' })],
    ['a version for each request', createResponse({ vary: '*' })],
    ['status 404', createResponse({}, { status: 404 })],
    ['status 206', createResponse({}, { status: 206 })],
    ['status 503', createResponse({}, { status: 503 })],
    ['a redirect', createResponse({}, { redirected: true })],
    ['another origin', createResponse({}, { type: 'cors' })],
    ['hidden contents', createResponse({}, { type: 'opaque', status: 0 })],
    ['no HTML', createResponse({ 'content-type': 'application/pdf' })],
    ['no type', { ...createResponse(), headers: new Headers() }],
  ])('has not: %s [7.10.3]', (_name, response) => {
    expect(isStorablePage(response)).toBe(false);
  });

  it.each(['/', '/news', '/news/a', '/logins', '/p/map', '/apiary', '/ø/%20'])('may be at %s', (path) => {
    expect(isPublicPath(path, memberPaths)).toBe(true);
  });

  it.each([
    ...['/login', '/login/', '/profile', '/reset-password', '/members', '/members/notes'],
    ...['/api', '/api/v1/sca', '/_offline', '/_member-entry', '/preview', '/preview/', '/assets/a.js'],
    ...['/news?category=a', '/news#a', '//other.example/', 'https://other.example/', 'news', ''],
  ])('is never at %s [7.10.3]', (path) => {
    expect(isPublicPath(path, memberPaths)).toBe(false);
  });
});

describe('a file that may be stored', () => {
  const check = (path: string, headers: Record<string, string>) =>
    isStorableFile(path, createResponse(headers), memberPaths);

  it.each([
    ['/assets/kit-1a2b3c.js', 'text/javascript'],
    ['/assets/news-display-1a2b.woff2', 'font/woff2'],
    ['/pictures/lamp.webp', 'image/webp'],
  ])('is %s', (path, type) => {
    expect(check(path, { 'content-type': type })).toBe(true);
  });

  it.each([
    ['/pictures/lamp.webp', { 'content-type': 'text/html' }],
    ['/api/v1/picture', { 'content-type': 'image/png' }],
    ['/_sandbox/picture', { 'content-type': 'image/png' }],
    ['/profile', { 'content-type': 'image/png' }],
    ['/assets/kit-1a2b3c.js', { 'content-type': 'text/javascript', 'cache-control': 'no-store' }],
  ])('is not %s with %o [7.10.3]', (path, headers) => {
    expect(check(path, headers)).toBe(false);
  });
});
