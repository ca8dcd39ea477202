import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'anchorName',
    'canonicalPath',
    'htmlFromOwnServer',
    'isShortLink',
    'isThisMachine',
    'mailLink',
    'maximumHtmlLength',
    'mayLeadTo',
    'phoneLink',
    'safeFrame',
    'safeLink',
    'safePicture',
    'safeWayOut',
    'safeWebAddress',
    'sanitizeHtml',
    'travelsSafely',
    'trustedHtml',
    'withTableBoxes',
  ]);
});
