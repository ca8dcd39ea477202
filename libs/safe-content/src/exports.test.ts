import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'anchorName',
    'canonicalPath',
    'htmlFromOwnServer',
    'isAllowedTarget',
    'isPrivateInTransit',
    'isShortLink',
    'isThisMachine',
    'mailLink',
    'maxHtmlLength',
    'phoneLink',
    'safeExitAddress',
    'safeFrame',
    'safeLink',
    'safePicture',
    'safeWebAddress',
    'sanitizeHtml',
    'trustedHtml',
    'withTableBoxes',
  ]);
});
