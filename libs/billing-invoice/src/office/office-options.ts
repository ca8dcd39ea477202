export interface OfficeOptions {
  /** Arguments after the program's name. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
  /** @default fetch */
  fetchFrom?: typeof fetch;
  /** @default Date.now */
  now?: () => number;
}
