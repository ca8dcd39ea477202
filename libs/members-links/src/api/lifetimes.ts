const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Time for which a link can be used, ms. */
export const linkMs = 15 * minuteMs;

/** Time for which an ID token is valid, ms. */
export const tokenMs = 10 * minuteMs;

/** Time without a visit after which a session ends, ms. */
export const sessionIdleMs = 30 * dayMs;

/** Time after which a session ends in any case, ms. */
export const sessionMaxMs = 180 * dayMs;

/** Time without a visit after which a brief session ends, ms: the browser may be closed without a word. */
export const briefIdleMs = 2 * 60 * minuteMs;

/** Time after which a brief session ends in any case, ms. */
export const briefMaxMs = dayMs / 2;

/** Time for which used links and ended sessions are kept, ms: their owner is told what happened to them. */
export const keptMs = dayMs;

/** Time for which the owner of an old address can undo its change, from when the notice was accepted, ms. */
export const undoMs = 3 * dayMs;

/** Time for which that notice is tried, ms. */
export const noticeMs = 7 * dayMs;
