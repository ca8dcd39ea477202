import { expect, it } from 'vitest';
import { nameCountries } from './name-countries.ts';
import { signUpCountries } from './sign-up-countries.ts';

it('names the countries of the form in a language, in its order', () => {
  const german = nameCountries('de-DE');
  expect(german).toHaveLength(signUpCountries.length);
  expect(german.map(({ code }) => code)).toEqual(
    expect.arrayContaining(signUpCountries.map(({ code }) => code)),
  );
  expect([german[0]?.code, german.at(-1)?.code]).toEqual(['AX', 'CY']);
  expect(german.find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
  expect(
    nameCountries('da')
      .slice(-2)
      .map(({ code }) => code),
  ).toEqual(['AT', 'AX']);
});
