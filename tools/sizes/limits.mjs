/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  apps: { files: 215, product: 250, tests: 13_500, words: 900 },
  docs: { files: 85, product: 0, tests: 0, words: 67_500 },
  examples: { files: 60, product: 1_900, tests: 200, words: 420 },
  libs: { files: 2_580, product: 74_500, tests: 68_500, words: 18_000 },
  tools: { files: 1_045, product: 35_800, tests: 15_700, words: 5_900 },
  wordpress: { files: 145, product: 0, tests: 0, words: 0 },
  repository: {
    ...{ files: 4_200, product: 114_000, tests: 98_000, words: 95_800 },
    ...{ variables: 88, overrides: 42, decisions: 45 },
  },
};
