import type { GroundRole } from '@guildhall/organisation';

/** The tokens of `@guildhall/ui` behind each background, in light. */
const tokens: Readonly<Record<GroundRole, string>> = {
  page: '--gh-light-raised',
  warm: '--gh-brand',
  dark: '--gh-dark-raised',
  soft: '--gh-light-sunken',
};

/**
 * Finds the colour of each background in the kit's tokens and a theme, which replaces them.
 *
 * @param sources CSS of the tokens, then of the theme
 * @throws Error for a colour that is not hexadecimal
 * @example findGroundColours([kit, ':root { --gh-brand: #bb3a1b }']).warm // '#bb3a1b'
 */
export function findGroundColours(sources: readonly string[]): Record<GroundRole, string> {
  const css = sources.join('\n').replaceAll(/\/\*.*?\*\//gs, '');
  const find = (token: string): string => {
    const value = [...css.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].at(-1)?.[1]?.trim();
    if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value))
      throw new Error(
        `The token ${token} is ${value ?? 'missing'}: a swatch needs a colour such as #bb3a1b.`,
      );
    return value.toLowerCase();
  };
  const { page, warm, dark, soft } = tokens;
  return { page: find(page), warm: find(warm), dark: find(dark), soft: find(soft) };
}
