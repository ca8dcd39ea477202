import { definePageKind } from '../../engine/page-kind.ts';
import { toFound } from '../../engine/page-builder.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { keepDataRoute, type KeepDataModel } from './keep-data-route.ts';

type Options = Pick<
  PageKindOptions,
  'config' | 'organisation' | 'builder' | 'limitPageReads' | 'responseTexts'
>;

const statuses = { ask: 200, kept: 200, expired: 410, failed: 503, 'too many': 429 } as const;

/** The page on which a deletion is taken back, where members can request one. */
export const keepDataPages = definePageKind({
  name: 'keep data',
  models: {
    keepData: ({ step }: KeepDataModel) => ({ isPrivate: true, isSentOnce: true, status: statuses[step] }),
  },
  replaceEntries: ({ organisation: { leaving } }: Pick<PageKindOptions, 'organisation'>) => ({
    isAt: (path) => path === leaving?.path,
    load: (): ReturnType<typeof toFound<KeepDataModel>> =>
      toFound({ kind: 'keepData', step: 'expired', link: '' }),
  }),
  open({ config, organisation: { leaving }, builder, limitPageReads, responseTexts: texts }: Options) {
    if (!leaving) return undefined;
    const { path } = leaving;
    return { plugin: (app) => keepDataRoute(app, { config, path, builder, limitPageReads, texts }) };
  },
});
