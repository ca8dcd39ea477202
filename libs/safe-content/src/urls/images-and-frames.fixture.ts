// cspell:ignore blbr roah bcher bücher
/**
 * Allowed image URLs, and the result.
 *
 * @example
 * import { toSafeImageUrl } from '@guildhall/safe-content';
 * import { expect, it } from 'vitest';
 *
 * it.each(allowedImages)('shows %s', (address, outcome) => {
 *   expect(toSafeImageUrl(address, testingPolicy)).toBe(outcome);
 * });
 */
export const allowedImages: readonly (readonly [address: string, outcome: string])[] = [
  ['https://content.example/wp-content/a.webp', 'https://content.example/wp-content/a.webp'],
  ['https://content.example/media?id=1&w=640', 'https://content.example/media?id=1&w=640'],
  ['HTTPS://Content.Example:443/a.jpg', 'https://content.example/a.jpg'],
  ['https://media.example/a.jpg', 'https://media.example/a.jpg'],
  ['https://media.example/a b.jpg', 'https://media.example/a%20b.jpg'],
  ['http://127.0.0.1:4500/a.jpg', 'http://127.0.0.1:4500/a.jpg'],
  ['/media/a.webp', 'https://content.example/media/a.webp'],
  ['/media/../a.webp?x=1', 'https://content.example/a.webp?x=1'],
  ['http://content.example/a.jpg', 'https://content.example/a.jpg'],
  ['http://media.example/a.jpg', 'https://media.example/a.jpg'],
  ['  https://media.example/a.jpg ', 'https://media.example/a.jpg'],
  ['//media.example/a.jpg', 'https://media.example/a.jpg'],
  ['//content.example/a.jpg', 'https://content.example/a.jpg'],
  ['//Media.Example:443/a.jpg', 'https://media.example/a.jpg'],
  // On this machine, the scheme is the configured one.
  ['//127.0.0.1:4500/a.jpg', 'http://127.0.0.1:4500/a.jpg'],
  ['https://media.example/a\u200b.jpg\ufeff', 'https://media.example/a.jpg'],
  ['https://media.example/a.jpg?w=1&amp;amp;h=2', 'https://media.example/a.jpg?w=1&h=2'],
  [String.raw`https://media.example/2016\05\a.jpg`, 'https://media.example/2016/05/a.jpg'],
  ['https://xn--blbr-roah.example/a.jpg', 'https://xn--blbr-roah.example/a.jpg'],
  ['https://blåbær.example/a.jpg', 'https://xn--blbr-roah.example/a.jpg'],
  ['//BLÅBÆR.example/a.jpg', 'https://xn--blbr-roah.example/a.jpg'],
];

/**
 * URLs that `testingPolicy` refuses as a picture, and that may be allowed as something else.
 *
 * @example
 * import { toSafeImageUrl } from '@guildhall/safe-content';
 * import { expect, it } from 'vitest';
 *
 * it.each(refusedImages)('shows no picture of %s', (address) => {
 *   expect(toSafeImageUrl(address, testingPolicy)).toBeUndefined();
 * });
 */
export const refusedImages: readonly string[] = [
  ...[
    'http://content.example:8080/a.jpg',
    'http://media.example:443/a.jpg',
    'https://127.0.0.1:4500/a.jpg',
    'http://127.0.0.1/a.jpg',
  ],
  ...[
    'http://127.0.0.1:4501/a.jpg',
    'http://localhost:4500/a.jpg',
    'https://www.example/a.jpg',
    'https://evil.example/a.jpg',
  ],
  ...[
    'https://media.example.evil.example/a.jpg',
    'https://evil.example/https://media.example/a.jpg',
    'https://media.example./a.jpg',
  ],
  ...[
    'https://media.example:8443/a.jpg',
    'https://evilmedia.example/a.jpg',
    'https://sub.media.example/a.jpg',
  ],
  ...[
    '#a',
    '?a=1',
    'mailto:post@example.org',
    'tel:+4533112233',
    'https://evil.example/?https://media.example/a.jpg',
  ],
  ...['//evil.example/a.jpg', '//media.example:8443/a.jpg', '//127.0.0.1:4501/a.jpg', 'www.example/a.jpg'],
  ...['webcal://media.example/a.jpg', 'sms:+4533112233', 'post@media.example'],
];

/**
 * Allowed frame URLs, and the result.
 *
 * @example
 * import { toSafeFrameUrl } from '@guildhall/safe-content';
 * import { expect, it } from 'vitest';
 *
 * it.each(allowedFrames)('shows %s', (address, outcome) => {
 *   expect(toSafeFrameUrl(address, testingPolicy)).toBe(outcome);
 * });
 */
export const allowedFrames: readonly (readonly [address: string, outcome: string])[] = [
  ['https://www.youtube-nocookie.com/embed/abc?rel=0', 'https://www.youtube-nocookie.com/embed/abc?rel=0'],
  ['https://WWW.YouTube-NoCookie.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://www.youtube-nocookie.com:443/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://portal.example:8443/session#x', 'https://portal.example:8443/session#x'],
  ['https://frames.example', 'https://frames.example/'],
  ['http://127.0.0.1:4400/portal', 'http://127.0.0.1:4400/portal'],
  ['https://127.0.0.1:4400/portal', 'https://127.0.0.1:4400/portal'],
  ['http://localhost/portal', 'http://localhost/portal'],
  ['//www.youtube-nocookie.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['//frames.example/a?b=1&amp;c=2', 'https://frames.example/a?b=1&c=2'],
  ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ['https://xn--bcher-kva.example/a', 'https://xn--bcher-kva.example/a'],
];

/**
 * URLs that `testingPolicy` refuses as a frame, and that may be allowed as something else.
 *
 * @example
 * import { toSafeFrameUrl } from '@guildhall/safe-content';
 * import { expect, it } from 'vitest';
 *
 * it.each(refusedFrames)('shows no frame of %s', (address) => {
 *   expect(toSafeFrameUrl(address, testingPolicy)).toBeUndefined();
 * });
 */
export const refusedFrames: readonly string[] = [
  ...[
    'http://www.youtube-nocookie.com/embed/abc',
    'https://youtube-nocookie.com/embed/abc',
    'https://www.youtube.com/embed/abc',
  ],
  ...[
    'https://www.youtube-nocookie.com.evil.example/',
    'https://evil.example/www.youtube-nocookie.com',
    'https://www.youtube-nocookie.com./',
  ],
  ...[
    'https://www.youtube-nocookie.com:8443/',
    'https://portal.example/session',
    'http://portal.example:8443/session',
  ],
  ...[
    'https://evilframes.example/',
    'https://sub.frames.example/',
    'http://frames.example/',
    'http://127.0.0.1:4401/',
    'http://127.0.0.1/',
  ],
  ...[
    'http://localhost:3000/',
    'http://localhost.evil.example/',
    '/embed',
    '#a',
    '?a=1',
    'mailto:post@example.org',
    'tel:+4533112233',
  ],
  ...['https://content.example/', 'https://www.example/', 'https://media.example/'],
  ...['//evil.example/', '//www.example/', 'webcal://frames.example/a.ics'],
];
