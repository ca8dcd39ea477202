/** One hostile text per line, raw, without escaping. */
export function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}
