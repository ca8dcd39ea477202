import { flaggedWords, ignoredCss, ignoredText } from './tools/lint/spelling.mjs';

/** @type {import('@cspell/cspell-types').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-GB',
  files: ['**/*.{css,graphql,html,json,md,mjs,php,template,ts,tsx,yml}'],
  enableGlobDot: true,
  useGitignore: true,
  ignorePaths: [
    '.git',
    'package-lock.json',
    // Generated from the shop's schema, the tests and the drawings.
    '**/*.generated.*',
    // Attacks, broken on purpose.
    'libs/safe-content/src/html/hostile',
    'libs/safe-content/src/urls/refused.fixture.ts',
    // Parts of words.
    'tools/lint/spelling.mjs',
    // Law.
    '**/LICENSE',
    // Danish.
    'libs/sandbox/src/example-content/shop/danish.ts',
    // Words of several languages, and parts of them.
    'libs/site/src/pages/search/text-index/{words,search-index,search-query,spelling,open-search-database}*.ts',
    'apps/site-e2e/src/**/search.spec.ts',
    // Names that Chromium gives its features.
    'config/chromium-features.ts',
    // Keys of Grafana.
    'deploy/metrics/dashboard.json',
    // German.
    'examples/second-site',
    'libs/site/src/pages/payment/payment-route.test.ts',
    'apps/site-e2e/src/**/second-site*.spec.ts',
    'apps/site-e2e/src/stack/second-test.ts',
  ],
  dictionaryDefinitions: [{ name: 'guildhall', path: './tools/lint/words.txt', addWords: true }],
  dictionaries: [
    'guildhall',
    'en-common-misspellings',
    'en-gb-common-misspellings',
    'softwareTerms',
    'php',
    'typescript',
    'node',
    'html',
    'css',
    'npm',
    'fonts',
    'networkingTerms',
  ],
  flagWords: flaggedWords,
  ignoreRegExpList: ignoredText,
  overrides: [{ filename: '**/*.css', ignoreRegExpList: ignoredCss }],
};
