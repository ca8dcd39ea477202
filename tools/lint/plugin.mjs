import { doors } from './doors.mjs';
import { commentOpening } from './rules/comment-opening.mjs';
import { fileName } from './rules/file-name.mjs';
import { noDodgedTests, noSleep } from './rules/honest-tests.mjs';
import { noRawHtml, noStyleProp } from './rules/jsx-attributes.mjs';
import { noMoneyArithmetic } from './rules/money-arithmetic.mjs';
import { narrowHas } from './rules/narrow-has.mjs';
import { newerBrowsers } from './rules/newer-browsers.mjs';
import { plainPhrases } from './rules/plain-phrases.mjs';
import { plainWords } from './rules/plain-words.mjs';
import { noClaimedSafety } from './rules/safe-types.mjs';

/** The workspace's own rules. */
export const guildhall = {
  meta: { name: 'guildhall' },
  rules: {
    ...doors,
    'comment-opening': commentOpening,
    'file-name': fileName,
    'no-claimed-safety': noClaimedSafety,
    'no-dodged-tests': noDodgedTests,
    'no-money-arithmetic': noMoneyArithmetic,
    'no-raw-html': noRawHtml,
    'no-sleep': noSleep,
    'narrow-has': narrowHas,
    'newer-browsers': newerBrowsers,
    'no-style-prop': noStyleProp,
    'plain-phrases': plainPhrases,
    'plain-words': plainWords,
  },
};
