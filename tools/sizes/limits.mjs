/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  apps: { files: 215, product: 250, tests: 13_500, words: 1_000 },
  docs: { files: 85, product: 0, tests: 0, words: 69_000 },
  examples: { files: 60, product: 1_900, tests: 200, words: 450 },
  libs: { files: 2_550, product: 72_500, tests: 67_500, words: 20_500 },
  tools: { files: 1_030, product: 35_000, tests: 14_800, words: 7_600 },
  wordpress: { files: 140, product: 0, tests: 0, words: 0 },
  repository: {
    ...{ files: 4_150, product: 110_500, tests: 96_000, words: 100_000 },
    ...{ variables: 120, overrides: 42, decisions: 45 },
  },
};
