/** Errors of files that a person can resolve, by their codes, with what to do. */
const explanations = {
  ENOSPC: 'The disk is full. Free some space, then run the command again.',
  EROFS: 'The file system is read-only. Mount it for writing, or copy the workspace elsewhere.',
  EDQUOT: 'Your quota of the disk is used up. Free some space, then run the command again.',
};

/**
 * Explains an error of files in the output of a program.
 *
 * @param {string} output
 * @returns {string | undefined} What to do.
 */
export function explainFileError(output) {
  return Object.entries(explanations).find(([code]) => new RegExp(`\\b${code}\\b`).test(output))?.[1];
}
