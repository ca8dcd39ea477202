import { withLossHandler, type Loss } from './losses.ts';

/** A problem in the content: where and what, never the content itself. */
export interface Problem {
  /** The call, and the block or card: `entry /about, block 3 (acf/hero)`. */
  where: string;
  message: string;
}

/** A problem as editors see it. */
export interface ContentProblem extends Problem {
  /** `idd` of its block; missing for a problem of the entry, or of a list on its own. */
  block?: string;
  /** Path in the block or card, such as `slides: 2: image`. */
  field?: string;
  /** Remedy for the editor. */
  advice?: string;
}

export interface ProblemLog {
  /** Reports a problem at the current place, once for all reads of the same content. */
  report(message: string, sameAs?: string): void;
  /** Reports a problem each time, such as a failed read. */
  reportAgain(where: string, message: string): void;
  /** Runs a synchronous part of the parsing. Its problems and losses get this place. */
  within<Value>(place: string, run: () => Value): Value;
  /** The same for a block: its problems also get its `idd`. */
  withinBlock<Value>(place: string, idd: string, run: () => Value): Value;
  /**
   * Runs a synchronous parsing and returns its problems, if they are collected, including those reported before.
   *
   * @param always collects even if the log does not, as for a preview on a site for visitors
   */
  collect<Value>(run: () => Value, always?: boolean): { value: Value; problems?: ContentProblem[] };
}

const maxRemembered = 1_000;

export function createProblemLog(
  onProblem: (problem: Problem) => void = () => undefined,
  collecting = false,
): ProblemLog {
  const places: string[] = [];
  const reported = new Set<string>();
  let block: string | undefined;
  let collected: ContentProblem[] | undefined;

  function note({ field, message, advice }: Loss, sameAs?: string): void {
    const where = places.join(', ');
    const path = field.join(': ');
    collected?.push({
      ...{ where, message },
      ...(block !== undefined && { block }),
      ...(path !== '' && { field: path }),
      ...(advice !== undefined && { advice }),
    });
    const located = path === '' ? message : `${path}: ${message}`;
    const key = sameAs ?? `${where}: ${located}`;
    if (reported.has(key)) return;
    if (reported.size >= maxRemembered) reported.clear();
    reported.add(key);
    onProblem({ where, message: located });
  }

  function within<Value>(place: string, run: () => Value): Value {
    places.push(place);
    try {
      return withLossHandler(note, run);
    } finally {
      places.pop();
    }
  }

  return {
    report: (message, sameAs) => note({ field: [], message }, sameAs),
    reportAgain: (where, message) => onProblem({ where, message }),
    within,
    withinBlock(place, idd, run) {
      const outer = block;
      block = idd;
      try {
        return within(place, run);
      } finally {
        block = outer;
      }
    },
    collect(run, always = collecting) {
      if (!always) return { value: run() };
      const outer = collected;
      const problems: ContentProblem[] = [];
      collected = problems;
      try {
        return { value: run(), problems };
      } finally {
        collected = outer;
      }
    },
  };
}

/** Shortens a name to one line, so that it cannot forge log lines. */
export function toPrintable(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
