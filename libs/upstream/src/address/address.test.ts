import { describe, expect, it } from 'vitest';
import { addressOf, parseOrigin } from './address.ts';

const origin = 'https://content.example';

describe('the address of a call', () => {
  it.each([
    ['/', 'https://content.example/'],
    ['/wp-json/entry/api?path=%2Fa%2Fb', 'https://content.example/wp-json/entry/api?path=%2Fa%2Fb'],
    ['/a/./b', 'https://content.example/a/b'],
    ['/a?next=https://evil.example', 'https://content.example/a?next=https://evil.example'],
    ['/æ', 'https://content.example/%C3%A6'],
    ['/@evil.example', 'https://content.example/@evil.example'],
  ])('of %j is %s', (path, address) => {
    expect(addressOf(origin, path).href).toBe(address);
  });

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
  ])('refuses %j, and does not repeat it', (path) => {
    expect(() => addressOf(origin, path)).toThrow(
      new TypeError(
        'The path of an upstream call begins with one slash and stays on its host, like /items?page=2. For another host make another upstream.',
      ),
    );
  });
});

describe('the origin of an upstream', () => {
  it.each([
    ['https://content.example', 'https://content.example'],
    ['http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['https://Content.Example:443/', 'https://content.example'],
  ])('may be written %s', (written, parsed) => {
    expect(parseOrigin(written)).toBe(parsed);
  });

  it.each([
    '',
    'content.example',
    'ftp://content.example',
    'https://user:secret@content.example',
    'https://content.example/path',
    'https://content.example/?a',
    'https://content.example/#a',
  ])('is not %j', (written) => {
    expect(() => parseOrigin(written)).toThrow(TypeError);
  });
});
