import { describe, expect, it } from 'vitest';
import { checkName } from './check-name.mjs';

describe('a name', () => {
  it.each(['quote', 'pull-quote', 'h2-title', 'a'])('can be %s', (name) => {
    expect(() => checkName('block', name)).not.toThrow();
  });

  it.each([
    ['PullQuote', 'npm run new block pull-quote'],
    ['pull_quote', 'npm run new block pull-quote'],
    ['pull quote', 'npm run new block pull-quote'],
    ['acf/quote', 'npm run new block acf-quote'],
    ['../quote', 'npm run new block quote'],
    ['2-columns', 'npm run new block columns'],
    ['quote-', 'npm run new block quote'],
    ['', 'npm run new block pull-quote'],
    ['__proto__', 'npm run new block proto'],
  ])('is rejected with a better suggestion when it is "%s"', (name, better) => {
    expect(() => checkName('block', name)).toThrow(better);
  });

  it.each(['unknown', 'constructor', 'default', 'a'.repeat(41)])('is rejected when it is %s', (name) => {
    expect(() => checkName('lib', name)).toThrow(/Choose/);
  });
});
