/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  // With the two machines of journeys, which were a package of tools.
  apps: { files: 200, product: 250, tests: 11_200, words: 1_060 },
  // With the site of the documentation, and guides to create, release, upgrade and end contracts.
  docs: { files: 98, product: 380, tests: 150, words: 70_200 },
  // With the example of Next, and the texts of withdrawals and cancellations.
  examples: { files: 88, product: 2_450, tests: 200, words: 600 },
  // With the sandbox, the commands of a site, the template of a new site, the contract and the codemods, which were tools or did
  // not exist before packages were published; and with withdrawals and cancellations.
  libs: { files: 3_490, product: 107_000, tests: 80_200, words: 23_900 },
  // Without what is published now. With the registry and the rehearsal of releases.
  tools: { files: 400, product: 15_600, tests: 9_300, words: 2_100 },
  wordpress: { files: 112, product: 0, tests: 0, words: 0 },
  repository: {
    ...{ files: 4_500, product: 127_500, tests: 103_300, words: 101_500 },
    ...{ variables: 95, overrides: 37, decisions: 45 },
  },
};
