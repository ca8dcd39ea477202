const received: string[] = [];

/** Listens to what a story says on the console as an error, React's complaints among them. */
export function rememberConsoleErrors(): () => void {
  const { error } = console;
  received.length = 0;
  console.error = (...words: unknown[]) => {
    received.push(words.map(String).join(' '));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

/** A story that says an error on the console fails its test. */
export function failOnConsoleErrors(): void {
  if (received.length > 0) throw new Error(`The story wrote to console.error:\n${received.join('\n')}`);
}
