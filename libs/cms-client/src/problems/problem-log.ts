import { withLossHandler, type Loss } from './losses.ts';

/** Something in the content that was left out or refused. Says where and what, never what the content held. */
export interface Problem {
  /** The call, and the block or card of its answer: `entry /about, block 3 (acf/hero)`. */
  where: string;
  message: string;
}

/** A problem as it is handed to those who edit the content. */
export interface ContentProblem extends Problem {
  /** The `idd` of the block it is in; none when it is the entry's own, or that of a list by itself. */
  block?: string;
  /** Where it is in the block or card, such as `slides: 2: image`. */
  field?: string;
  /** What to do about it. */
  advice?: string;
}

export interface ProblemLog {
  /** Notes a problem at the present place. The same problem is reported once, not at every read of the same content. */
  report(message: string, sameAs?: string): void;
  /** Notes a problem each time, such as a read that failed. */
  reportAgain(where: string, message: string): void;
  /** Runs a synchronous part of the parsing; problems in it, and what it leaves out, are placed there. */
  within<Value>(place: string, run: () => Value): Value;
  /** As `within`, for a block of a page: problems in it have its `idd`. */
  withinBlock<Value>(place: string, idd: string, run: () => Value): Value;
  /**
   * Runs a synchronous parsing. Where problems are collected, all of them come back beside what it came to, also those
   * reported before. `always`: also where nothing else is collected, as for an editor's preview on a site for visitors.
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

/** A name from outside, short and on one line, so that a log line stays one. */
export function toPrintable(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
