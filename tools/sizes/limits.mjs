/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  // With the two machines of journeys, which were a package of tools.
  apps: { files: 217, product: 250, tests: 13_900, words: 1_060 },
  // With the page of error codes.
  docs: { files: 84, product: 0, tests: 0, words: 68_000 },
  // With the example of Next.
  examples: { files: 85, product: 2_300, tests: 200, words: 600 },
  // With the tests of every adapter as a package, profile and sign-up fields as lists, a shop's quantities, and a report of
  // each library's doors. 3,300 lines are doc comments with examples: every exported name has them.
  libs: { files: 2_675, product: 79_600, tests: 71_000, words: 18_500 },
  // With the checks of doors and of styles, examples of doc comments, and the walk through the example of Next.
  tools: { files: 945, product: 33_700, tests: 15_700, words: 6_000 },
  wordpress: { files: 112, product: 0, tests: 0, words: 0 },
  repository: {
    ...{ files: 4_200, product: 117_200, tests: 100_700, words: 96_800 },
    ...{ variables: 88, overrides: 42, decisions: 45 },
  },
};
