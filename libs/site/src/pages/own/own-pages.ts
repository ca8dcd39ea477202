import { toFound } from '../../engine/page-builder.ts';
import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';

export interface OwnModel {
  kind: 'own';
  /** Path of the page in the site's definition. @default that of the page itself */
  definedAt?: string;
  /** Everything that `load` of `definePages` has returned. */
  data?: unknown;
}

/** Pages of the site's own code. `definePages` defines those with data. */
export const ownPages = definePageKind({
  name: 'own',
  models: { own: {} },
  replaceEntries: ({ renderer }: Pick<PageKindOptions, 'renderer'>) => ({
    isAt: async (path) => (await renderer()).hasPage(path),
    load: () => toFound({ kind: 'own' }),
  }),
});
