import { describe, expect, it } from 'vitest';
import { toSafeExitUrl } from './safe-exit-url.ts';

describe('the exit URL', () => {
  const origins = ['https://shop.example', 'http://127.0.0.1:4400', 'http://shop.example'];

  it.each([
    ['https://shop.example/c?key=x', 'https://shop.example/c?key=x&locale=en'],
    ['https://shop.example/c?locale=da&key=x', 'https://shop.example/c?locale=en&key=x'],
    ['https://SHOP.example:443/i', 'https://shop.example/i?locale=en'],
    ['http://127.0.0.1:4400/c#x', 'http://127.0.0.1:4400/c?locale=en#x'],
  ])('of %s is %s', (address, left) => {
    expect(toSafeExitUrl(address, { origins, locale: 'en' })).toBe(left);
  });

  it('is unchanged without a language', () => {
    expect(toSafeExitUrl('https://shop.example/i?key=x', { origins })).toBe('https://shop.example/i?key=x');
  });

  it.each([
    undefined,
    null,
    '',
    '/c',
    '//shop.example/c',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://shop.example.evil.example/c',
    'https://evil.example/?https://shop.example',
    'https://shop.example:8443/c',
    'https://shop.example@evil.example/c',
    'https://a:b@shop.example/c',
    'http://shop.example/c',
    'https://other.example/c',
    'http://127.0.0.1:4401/c',
  ])('is undefined for %j', (address) => {
    expect(toSafeExitUrl(address, { origins })).toBeUndefined();
  });
});
