import type { ProblemLog } from '../problems/problem-log.ts';
import type { ContentResponse } from './read-response.ts';

/** Why a read failed. */
type Failure = Pick<Extract<ContentResponse, { reason: string }>, 'kind' | 'reason'>;

/** Reports a read that failed, each time; but a route that is not there until somebody acts, once. */
export function reportFailure(log: ProblemLog, where: string, { kind, reason }: Failure): void {
  if (kind === 'no route') log.within(where, () => log.report(reason));
  else log.reportAgain(where, reason);
}
