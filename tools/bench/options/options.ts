import { parseArgs } from 'node:util';

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

/** Parses the command line. Throws an error that names an unknown option, or lists the parts. */
export function readOptions(words: readonly string[]): Options {
  const flag = { type: 'boolean', default: false } as const;
  const { only, quick, strict } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, quick: flag, strict: flag },
  }).values;
  return { parts: only === undefined ? parts : readSelection(only), quick, strict };
}

function readSelection(words: string): readonly Part[] {
  const named = words.split(',').filter(Boolean);
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (named.length === 0 || unknown.length > 0)
    throw new Error(
      `--only takes a comma-separated list of ${parts.join(', ')}; unknown: ${unknown.join(', ') || 'none'}`,
    );
  return parts.filter((part) => named.includes(part));
}
