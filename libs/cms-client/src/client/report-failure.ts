import type { ProblemLog } from '../problems/problem-log.ts';
import type { ContentResponse } from './read-response.ts';

type Failure = Pick<Extract<ContentResponse, { reason: string }>, 'outcome' | 'reason'>;

/** Reports a failed read each time, but a missing route only once: it stays missing until someone acts. */
export function reportFailure(log: ProblemLog, where: string, { outcome, reason }: Failure): void {
  if (outcome === 'no route') log.within(where, () => log.report(reason));
  else log.reportAgain(where, reason);
}
