export const parts = ['bytes', 'render', 'load', 'lighthouse', 'wake'] as const;

/** A part of the benchmark that can run alone. */
export type Part = (typeof parts)[number];

export interface Options {
  parts: readonly Part[];
  /** Fewer, shorter runs: for a first look, not for a comparison. */
  quick: boolean;
  /** File for the figures as JSON. */
  json: string | undefined;
  /** A budget that is not met ends the command with code 1. */
  strict: boolean;
  /** The program that makes requests. Default: wrk if it is installed, else autocannon. */
  client: 'wrk' | 'autocannon' | undefined;
}

/** Parses the command line. Throws an error that lists the options if one is unknown. */
export function readOptions(words: readonly string[]): Options {
  const options: Options = {
    parts,
    quick: false,
    json: undefined,
    strict: false,
    client: undefined,
  };
  const rest = words.flatMap((word) => word.split(/(?<=^--\w+)=/));
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--quick') options.quick = true;
    else if (word === '--strict') options.strict = true;
    else if (word === '--only') options.parts = readSelection(rest.shift());
    else if (word === '--json') options.json = readFile(rest.shift());
    else if (word === '--client') options.client = readClient(rest.shift());
    else
      throw new Error(
        `"${word}" is not an option: use --only ${parts.join(',')}, --quick, --json <file>, --strict, --client wrk|autocannon`,
      );
  }
  return options;
}

function readSelection(word = ''): readonly Part[] {
  const named = word.split(',').filter(Boolean);
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (named.length === 0 || unknown.length > 0)
    throw new Error(
      `--only takes a comma-separated list of ${parts.join(', ')}; unknown: ${unknown.join(', ') || 'none'}`,
    );
  return parts.filter((part) => named.includes(part));
}

function readFile(word: string | undefined): string {
  if (word === undefined || word.startsWith('--')) throw new Error('--json takes a file name');
  return word;
}

function readClient(word: string | undefined): 'wrk' | 'autocannon' {
  if (word !== 'wrk' && word !== 'autocannon') throw new Error('--client takes wrk or autocannon');
  return word;
}
