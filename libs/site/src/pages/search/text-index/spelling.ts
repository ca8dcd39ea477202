/** A word of the index, and the number of texts that have it. */
export interface IndexedWord {
  word: string;
  texts: number;
}

/** Returns the number of typing errors that a word of this length may have to be recognised. */
export function getMaxErrors(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * Returns the word that was probably meant: the one with the fewest typing errors between, of several the most
 * frequent one. `undefined` if all are too different.
 */
export function findClosestWord(typed: string, words: Iterable<IndexedWord>): string | undefined {
  let max = getMaxErrors(typed.length);
  let closest: IndexedWord | undefined;
  for (const candidate of words) {
    const errors = countErrors(typed, candidate.word, max);
    if (errors > max || errors === 0) continue;
    if (!closest || errors < max || candidate.texts > closest.texts) closest = candidate;
    max = errors;
  }
  return closest?.word;
}

/**
 * Counts the letters to add, remove, replace or swap with the next one to get from one word to the other (optimal
 * string alignment). Gives up above `max`, and returns a larger number then.
 */
function countErrors(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > max) return max + 1;
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? max + 1;
}
