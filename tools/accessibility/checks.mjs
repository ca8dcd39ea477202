/** States are counted in steps, so that the statement seldom changes. */
const step = 50;

/**
 * Counts the stories of a file; each is checked by axe, in light and dark colours.
 *
 * @param {string} source
 */
export const countStories = (source) => (source.match(/^export const \w+: Story\b/gm) ?? []).length;

/**
 * Formats the facts about the kit's own tests, for the accessibility statements of all sites.
 *
 * @param {{ stories: number, axeVersion: string }} counted
 */
export function formatChecks({ stories, axeVersion }) {
  const states = Math.floor(stories / step) * step;
  const axe = axeVersion.split('.').slice(0, 2).join('.');
  return `// Written by \`npm run accessibility\`.
/** How the kit's accessibility is tested: states of components, rounded down, and the version of axe-core. */
export const checks = { states: ${states}, axe: '${axe}' } as const;
`;
}
