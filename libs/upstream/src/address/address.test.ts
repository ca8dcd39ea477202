import { describe, expect, it } from 'vitest';
import { resolveUrl, parseBase, type Base } from './address.ts';

const root: Base = { origin: 'https://content.example', folder: '' };
const inFolder: Base = { origin: 'https://content.example', folder: '/cms' };

describe('the URL of a call', () => {
  it.each([
    ['/', 'https://content.example/'],
    ['/wp-json/entry/api?path=%2Fa%2Fb', 'https://content.example/wp-json/entry/api?path=%2Fa%2Fb'],
    ['/a/./b', 'https://content.example/a/b'],
    ['/a?next=https://evil.example', 'https://content.example/a?next=https://evil.example'],
    ['/æ', 'https://content.example/%C3%A6'],
    ['/@evil.example', 'https://content.example/@evil.example'],
  ])('for %j is %s', (path, address) => {
    expect(resolveUrl(root, path).href).toBe(address);
  });

  it.each([
    ['/', 'https://content.example/cms/'],
    ['/wp-json/entry/api?path=%2Fa', 'https://content.example/cms/wp-json/entry/api?path=%2Fa'],
    ['/a/../b', 'https://content.example/cms/b'],
  ])('for %j in a folder is %s', (path, address) => {
    expect(resolveUrl(inFolder, path).href).toBe(address);
  });

  it.each(['/../wp-json', '/%2e%2e/wp-json', '/..', '//evil.example/a', 'https://evil.example/cms/'])(
    'is refused if %j leaves its folder',
    (path) => {
      expect(() => resolveUrl(inFolder, path)).toThrow(TypeError);
    },
  );

  it.each([
    '',
    'a',
    '?a',
    '#a',
    '.evil.example/',
    '@evil.example/',
    ':8080/',
    '//evil.example/a',
    '///evil.example/a',
    '/\\evil.example/a',
    '\\\\evil.example/a',
    '/\t/evil.example/a',
    '/\n/evil.example/a',
    '/a\r\nHost: evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example/',
    'https:evil.example',
    'https://content.example/a',
    'http://content.example/a',
    'https://content.example@evil.example/',
    'javascript:alert(1)',
    'data:application/json,1',
    'file:///etc/passwd',
    '/..//evil.example/a',
    '/.//evil.example/a',
    '/a\u0000',
    '/a\u0085',
  ])('is refused for %j, without repeating it', (path) => {
    expect(() => resolveUrl(root, path)).toThrow(
      expect.objectContaining({
        code: 'GUILDHALL_UPSTREAM_PATH',
        message:
          '[GUILDHALL_UPSTREAM_PATH] The path of an upstream call begins with one slash and stays below its origin, like /items?page=2. For another host make another upstream.',
      }),
    );
  });
});

describe('the origin of an upstream', () => {
  it.each([
    ['https://content.example', { origin: 'https://content.example', folder: '' }],
    ['http://127.0.0.1:4400', { origin: 'http://127.0.0.1:4400', folder: '' }],
    ['https://Content.Example:443/', { origin: 'https://content.example', folder: '' }],
    ['https://content.example/cms', { origin: 'https://content.example', folder: '/cms' }],
    ['https://content.example/a/b/', { origin: 'https://content.example', folder: '/a/b' }],
    ['https://content.example/a (b)', { origin: 'https://content.example', folder: '/a%20(b)' }],
  ])('may be %s', (written, parsed) => {
    expect(parseBase(written)).toEqual(parsed);
  });

  it.each([
    '',
    'content.example',
    'ftp://content.example',
    'https://user:secret@content.example',
    'https://content.example/?a',
    'https://content.example/#a',
    'https://content.example/cms?a',
    'https://content.example//evil.example',
  ])('cannot be %j', (written) => {
    expect(() => parseBase(written)).toThrow(TypeError);
  });
});
