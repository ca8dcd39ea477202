/** Texts with every entry optional, at every depth. */
export type PartialTexts<Texts> = {
  readonly [Name in keyof Texts]?:
    | (Texts[Name] extends object ? PartialTexts<Texts[Name]> : Texts[Name])
    | undefined;
};

/**
 * Returns the default texts with the overrides applied, at every depth.
 *
 * @example
 * mergeTexts(carouselTexts, { next: 'Later slide' }).previous; // 'Previous picture'
 */
export function mergeTexts<Texts extends object>(
  defaults: Texts,
  overrides: PartialTexts<Texts> | undefined,
): Texts {
  const merged: Record<string, unknown> = { ...(defaults as Record<string, unknown>) };
  for (const [name, text] of Object.entries(overrides ?? {})) {
    if (text === undefined) continue;
    merged[name] = typeof text === 'object' ? mergeTexts(merged[name] as object, text as object) : text;
  }
  return merged as Texts;
}
