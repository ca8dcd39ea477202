/** @typedef {import('./process-tree.mjs').TreeTime} TreeTime */
/** @typedef {{ ms: number, idle: number, own: number, ran: number }} Span */

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
     * Computes how long a span was, for how long of it nothing ran or was ready to run (`idle`), how long it would have been
     * if no other program had used the processors (`own`), and the processor time in it (`ran`), ms.
     *
     * @param {number} from
     * @param {number} to
     * @returns {Span}
     */
    measure(from, to) {
      let idle = 0;
      let own = 0;
      let ran = 0;
      for (const [before, after] of toPairs(samples, from, to)) {
        const inSpan = Math.min(to, after.at) - Math.max(from, before.at);
        const length = after.at - before.at;
        const wanted = after.ran + after.queued - before.ran - before.queued;
        const ranShare = wanted > 0 ? (after.ran - before.ran) / wanted : 1;
        const idleShare = Math.max(0, 1 - wanted / length);
        idle += inSpan * idleShare;
        own += inSpan * (idleShare + (1 - idleShare) * ranShare);
        ran += inSpan * ((wanted * ranShare) / length);
      }
      return { ms: to - from, idle, own, ran };
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
