import { toFound } from '../../engine/page-builder.ts';
import { definePageKind, type PageTraits } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { emptyValues, type ContractModel } from './contract-model.ts';
import { contractRoute } from './contract-route.ts';

type Options = Pick<
  PageKindOptions,
  'config' | 'organisation' | 'builder' | 'limitPageReads' | 'responseTexts'
>;

/** The pages on which one withdraws from a contract, or cancels it, where the organisation has them. */
export const contractPages = definePageKind({
  name: 'contract',
  models: { contract: getContractTraits },
  replaceEntries: ({ organisation: { contracts } }: Pick<PageKindOptions, 'organisation'>) => ({
    isAt: (path) => path === contracts?.withdrawal?.path || path === contracts?.cancellation?.path,
    load: (path): ReturnType<typeof toFound<ContractModel>> => {
      const statement = path === contracts?.cancellation?.path ? 'cancellation' : 'withdrawal';
      return toFound({ kind: 'contract', statement, step: { at: 'form', errors: {} }, values: emptyValues });
    },
  }),
  open({ config, organisation: { contracts }, builder, limitPageReads, responseTexts: texts }: Options) {
    if (!contracts) return undefined;
    return { plugin: (app) => contractRoute(app, { config, contracts, builder, limitPageReads, texts }) };
  },
});

/** Each page is somebody's own, and sent once. */
function getContractTraits({ step }: ContractModel): PageTraits {
  const status =
    (step.at === 'form' && Object.keys(step.errors).length > 0 && 422) ||
    (step.at === 'review' && step.problem && (step.problem === 'too many' ? 429 : 503)) ||
    200;
  return { isPrivate: true, isSentOnce: true, status };
}
