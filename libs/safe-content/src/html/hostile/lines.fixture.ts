/** One hostile text per line, written raw so that nothing has to be escaped. */
export function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}
