import { reportingTo } from './left-out.ts';

/** Something in the content that was left out or refused. Says where and what, never what the content held. */
export interface Problem {
  /** The call, and the block or card of its answer: `entry /about, block 3 (acf/hero)`. */
  where: string;
  message: string;
}

export interface ProblemLog {
  /** Notes a problem at the present place. The same problem is told once, not at every read of the same content. */
  report(message: string, sameAs?: string): void;
  /** Notes a problem each time, such as a read that failed. */
  reportAgain(where: string, message: string): void;
  /** Runs a synchronous part of the parsing; problems in it, and what it leaves out, are placed there. */
  within<Value>(place: string, run: () => Value): Value;
}

const mostRemembered = 1_000;

export function createProblemLog(onProblem: (problem: Problem) => void = () => undefined): ProblemLog {
  const places: string[] = [];
  const told = new Set<string>();
  function report(message: string, sameAs?: string): void {
    const where = places.join(', ');
    const key = sameAs ?? `${where}: ${message}`;
    if (told.has(key)) return;
    if (told.size >= mostRemembered) told.clear();
    told.add(key);
    onProblem({ where, message });
  }
  return {
    report,
    reportAgain: (where, message) => onProblem({ where, message }),
    within(place, run) {
      places.push(place);
      try {
        return reportingTo(report, run);
      } finally {
        places.pop();
      }
    },
  };
}

/** A name from outside, short and on one line, so that a log line stays one. */
export function printable(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
