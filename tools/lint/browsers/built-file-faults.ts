import css from '@eslint/css';
import { Linter } from 'eslint';
import { createCssOptions } from './css-options.mjs';
import { scriptVersion } from './targets.mjs';

const count = (text: string, part: string) => text.split(part).length - 1;

/** Properties that some of the oldest browsers know by an older name only. */
const renamed = ['user-select', 'print-color-adjust', 'text-size-adjust'];

/** Lists what the oldest browsers cannot read in built styles, and for which there is no fallback. */
export function listStyleFaults(text: string): string[] {
  const { allowSelectors = [], ...options } = createCssOptions() as Record<string, unknown> & {
    allowSelectors?: string[];
  };
  // Sources are nested, built styles are not.
  const flat = allowSelectors.filter((name) => name !== 'nesting');
  const messages = new Linter().verify(
    text,
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { ...options, allowSelectors: flat }] },
    } as Linter.Config,
    'built.css',
  );
  // Each use is repeated below `@supports` with two switches.
  const uses = count(text, 'light-dark(') - count(text, '(color:light-dark(');
  return [
    ...messages.map(({ message }) => message),
    ...(uses === count(text, 'var(--gh-lit,') ? [] : ['light-dark() without a fallback']),
    ...renamed.filter((name) => {
      const own = new RegExp(String.raw`[{;\s]${name}:`, 'g');
      const old = new RegExp(String.raw`-webkit-${name}:`, 'g');
      return (text.match(own) ?? []).length > (text.match(old) ?? []).length;
    }),
  ];
}

/** Lists what the oldest browsers cannot parse in a built script. */
export function listScriptFaults(text: string): string[] {
  const ecmaVersion = scriptVersion as Linter.LanguageOptions['ecmaVersion'];
  return new Linter()
    .verify(text, { languageOptions: { ecmaVersion, sourceType: 'module' } })
    .flatMap(({ fatal, message }) => (fatal ? [message] : []));
}
