const heard: string[] = [];

/** Listens to what a story says on the console as an error, React's complaints among them. */
export function rememberConsoleErrors(): () => void {
  const { error } = console;
  heard.length = 0;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

/** A story that says an error on the console fails its test. */
export function failOnConsoleErrors(): void {
  if (heard.length > 0) throw new Error(`The story wrote to console.error:\n${heard.join('\n')}`);
}
