import type { ProblemLog } from '../problems/problem-log.ts';
import type { Answer } from './read-answer.ts';

/** Why a read failed. */
type Failure = Pick<Extract<Answer, { reason: string }>, 'kind' | 'reason'>;

/** Reports a read that failed, each time; but a route that is not there until somebody acts, once. */
export function reportFailure(log: ProblemLog, where: string, { kind, reason }: Failure): void {
  if (kind === 'no route') log.within(where, () => log.report(reason));
  else log.reportAgain(where, reason);
}
