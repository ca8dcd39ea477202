/**
 * Sentences of notices for editors in another language, by the English ones. `{name}` stands for a part that differs, which
 * is translated too if it is a sentence of its own.
 *
 * @example
 * const texts: NoticeTexts = { 'text cut off after {count} characters': 'shortened to {count} characters' };
 */
export type NoticeTexts = Readonly<Record<string, string>>;

/** Returns a sentence of a notice in the site's language; in English if there is no translation. */
export function translateNotice(sentence: string, texts: NoticeTexts = {}): string {
  const translation = texts[sentence];
  if (translation !== undefined) return translation;
  for (const [english, own] of Object.entries(texts)) {
    const values = english.includes('{') ? matchTemplate(english, sentence) : undefined;
    if (values)
      return own.replace(/\{(\w+)\}/g, (name, key: string) => translateNotice(values[key] ?? name, texts));
  }
  return sentence;
}

function matchTemplate(template: string, sentence: string): Readonly<Record<string, string>> | undefined {
  const escaped = template.replace(/[\\^$.*+?()[\]|]/g, String.raw`\$&`);
  const pattern = escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${pattern}$`, 's').exec(sentence)?.groups;
}
