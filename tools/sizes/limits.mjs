/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  // With the two machines of journeys, which were a package of tools.
  apps: { files: 217, product: 250, tests: 13_900, words: 1_060 },
  docs: { files: 84, product: 0, tests: 0, words: 67_000 },
  // With the example of Next.
  examples: { files: 85, product: 2_300, tests: 200, words: 600 },
  // With the tests of every adapter as a package: those of emails and of a shop are new.
  libs: { files: 2_610, product: 74_500, tests: 69_500, words: 18_500 },
  // With the quantity rules that the shop's vendor enforces.
  tools: { files: 915, product: 32_400, tests: 15_300, words: 6_000 },
  wordpress: { files: 112, product: 0, tests: 0, words: 0 },
  repository: {
    ...{ files: 4_080, product: 110_000, tests: 98_800, words: 96_000 },
    ...{ variables: 88, overrides: 42, decisions: 45 },
  },
};
