/**
 * Limits, a little above what is measured. A change that needs more of something raises its limit and says why.
 *
 * @type {import('./measure-sizes.mjs').SizesByRoom}
 */
export const limits = {
  // With the two machines of journeys, which were a package of tools.
  apps: { files: 200, product: 250, tests: 11_200, words: 900 },
  // With the site of the documentation, and guides to create, release, upgrade and end contracts, and to members' own affairs.
  docs: { files: 98, product: 380, tests: 150, words: 66_000 },
  // With the example of Next, and the German texts of withdrawals, cancellations and members' own affairs.
  examples: { files: 90, product: 2_700, tests: 200, words: 450 },
  // With the sandbox, the commands of a site, the template of a new site, the contract and the codemods, which were tools or did
  // not exist before packages were published; with withdrawals and cancellations; and with members' own affairs: next terms by
  // invoice, what is owed, changes of their data, the copy of it, its deletion at every store and supplier, and stories of all of these.
  libs: { files: 3_575, product: 113_600, tests: 85_000, words: 22_000 },
  // Without what is published now. With the registry, the rehearsal of releases, a check of the colours in a built Storybook, and
  // the coverage of journeys and what tests start, so that a change runs only those that pass it.
  tools: { files: 400, product: 16_120, tests: 9_445, words: 1_900 },
  wordpress: { files: 112, product: 0, tests: 0, words: 0 },
  repository: {
    // With what 21 variables said, as typed and documented facts and options; and with what `test:affected` knows of tests that
    // start programs.
    ...{ files: 4_580, product: 134_940, tests: 106_130, words: 95_000 },
    ...{ variables: 70, overrides: 37, decisions: 45 },
  },
};
