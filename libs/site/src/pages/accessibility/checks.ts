/** The tests of the kit's accessibility: states of components, rounded down, and the version of axe-core. */
export const checks = { states: 450, axe: '4.14' } as const;
