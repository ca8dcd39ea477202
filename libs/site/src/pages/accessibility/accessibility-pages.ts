import { toFound } from '../../engine/page-builder.ts';
import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';

export interface AccessibilityModel {
  kind: 'accessibility';
}

/** The accessibility statement, at the organisation's path for it. */
export const accessibilityPages = definePageKind({
  name: 'accessibility',
  models: { accessibility: {} },
  replaceEntries: ({ organisation }: Pick<PageKindOptions, 'organisation'>) => ({
    isAt: (path) => path === organisation.accessibility?.path,
    load: () => toFound({ kind: 'accessibility' }),
  }),
});
