import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { hidePaymentId } from './payment-path.ts';
import { paymentRoute } from './payment-route.ts';

/** Says how to pay for a membership by bank transfer. */
export const paymentPages = definePageKind({
  name: 'payment',
  models: { payment: { isPrivate: true, isSentOnce: true } },
  hideSecrets: hidePaymentId,
  open({ config, builder, limitPageReads }: Pick<PageKindOptions, 'config' | 'builder' | 'limitPageReads'>) {
    if (!config.billing?.hasTransfers) return undefined;
    return { plugin: (app) => paymentRoute(app, { config, builder, limitPageReads }) };
  },
});
