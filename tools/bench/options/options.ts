export const parts = ['bytes', 'render', 'load', 'lighthouse', 'wake'] as const;

/** A part of the benchmark that can run alone. */
export type Part = (typeof parts)[number];

export interface Options {
  parts: readonly Part[];
  /** Fewer, shorter runs: for a first look, not for a comparison. */
  quick: boolean;
  /** A budget that is not met ends the command with code 1. */
  strict: boolean;
}

/** Parses the command line. Throws an error that lists the options if one is unknown. */
export function readOptions(words: readonly string[]): Options {
  const options: Options = {
    parts,
    quick: false,
    strict: false,
  };
  const rest = words.flatMap((word) => word.split(/(?<=^--\w+)=/));
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--quick') options.quick = true;
    else if (word === '--strict') options.strict = true;
    else if (word === '--only') options.parts = readSelection(rest.shift());
    else throw new Error(`"${word}" is not an option: use --only ${parts.join(',')}, --quick, --strict`);
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
