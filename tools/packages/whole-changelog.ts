import { createRequire } from 'node:module';
import type * as renderer from 'nx/release/changelog-renderer';

// In CommonJS, with a default export that only `require` finds everywhere.
const { default: Renderer } = createRequire(import.meta.url)(
  'nx/release/changelog-renderer',
) as typeof renderer.default;

/**
 * Writes the changelog of all packages, which Nx calls for each release: a change of several packages is one line, which
 * begins with their names.
 */
export default class WholeChangelog extends Renderer {
  override async render(): Promise<string> {
    this.changes = mergeChanges(this.changes);
    return super.render();
  }
}

type Change = Pick<renderer.ChangelogChange, 'description' | 'affectedProjects'>;

/** Nx has a change once for each package that its plan names. */
export function mergeChanges<C extends Change>(changes: readonly C[]): C[] {
  const groups = Map.groupBy(changes, ({ description }) => description);
  return [...groups.values()].map((same) => {
    const [first] = same as [C];
    const names = same.flatMap(({ affectedProjects }) => (affectedProjects === '*' ? [] : affectedProjects));
    if (names.length === 0) return first;
    const list = names.map((name) => name.replace('@guildhall/', '')).sort();
    return { ...first, description: `**${list.join(', ')}**: ${first.description}` };
  });
}
