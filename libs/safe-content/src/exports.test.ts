import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'findShortLink',
    'isAllowedTarget',
    'isEncryptedOrLocal',
    'isThisMachine',
    'maxHtmlLength',
    'nameLinks',
    'parseAnchorName',
    'readOwnHtml',
    'sanitizeHtml',
    'toCanonicalPath',
    'toMailLink',
    'toPhoneLink',
    'toSafeExitUrl',
    'toSafeFrameUrl',
    'toSafeImageUrl',
    'toSafeLink',
    'toSafeWebUrl',
    'toTrustedHtml',
    'wrapTables',
  ]);
});
