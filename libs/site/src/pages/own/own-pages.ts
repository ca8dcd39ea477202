import { toFound } from '../../engine/page-builder.ts';
import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';

export interface OwnModel {
  kind: 'own';
}

/** Pages of the site's own code. */
export const ownPages = definePageKind({
  name: 'own',
  models: { own: {} },
  replaceEntries:
    ({ renderer }: Pick<PageKindOptions, 'renderer'>) =>
    async (path) =>
      (await renderer()).hasPage(path) ? toFound({ kind: 'own' }) : undefined,
});
