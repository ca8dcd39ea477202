/** @typedef {import('./process-tree.mjs').TreeTime} TreeTime */
/** @typedef {{ ms: number, idle: number, own: number }} Span */

/** Creates a record of what ran when, in which each span of time can be looked up later. */
export function createTimeline() {
  /** @type {(TreeTime & { at: number })[]} */
  const samples = [];
  return {
    /**
     * @param {number} at Time of day, ms.
     * @param {TreeTime} time So far.
     */
    add(at, time) {
      samples.push({ at, ...time });
    },
    /**
     * Computes how long a span was, for how long of it nothing ran or was ready to run (`idle`), and how long it would have
     * been if no other program had used the processors (`own`), ms.
     *
     * @param {number} from
     * @param {number} to
     * @returns {Span}
     */
    measure(from, to) {
      let idle = 0;
      let own = 0;
      for (const [before, after] of toPairs(samples, from, to)) {
        const inSpan = Math.min(to, after.at) - Math.max(from, before.at);
        const ran = after.ran - before.ran;
        const queued = after.queued - before.queued;
        const idleShare = Math.max(0, 1 - (ran + queued) / (after.at - before.at));
        idle += inSpan * idleShare;
        own += inSpan * (idleShare + (1 - idleShare) * (ran + queued > 0 ? ran / (ran + queued) : 1));
      }
      return { ms: to - from, idle, own };
    },
  };
}

/**
 * Finds the neighbouring samples that overlap a span.
 *
 * @template {{ at: number }} Sample
 * @param {Sample[]} samples
 * @param {number} from
 * @param {number} to
 * @returns {[Sample, Sample][]}
 */
function toPairs(samples, from, to) {
  return samples.flatMap((after, index) => {
    const before = samples[index - 1];
    const overlaps = before && before.at < after.at && after.at > from && before.at < to;
    return overlaps ? [/** @type {[Sample, Sample]} */ ([before, after])] : [];
  });
}
