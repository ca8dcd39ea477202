import type { PlanPrice } from '@guildhall/api-contract/signup';
import { parsePriceAmount } from '@guildhall/blocks';
import type { Block, ContentProblem } from '@guildhall/cms-client';
import {
  computeEquivalents,
  formatPeriod,
  formatRecurring,
  isCurrency,
  toMinorUnits,
  type Pricing,
} from '@guildhall/money';
import { mergeTexts } from '@guildhall/ui';
import { priceTexts } from '../texts/price-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

export interface StatedPrice {
  price: string;
  /** `every year`, `every 3 months` */
  renewal: string;
  /** Approximate price in other currencies, for a price in the organisation's. */
  approx?: string;
}

interface PricePageContext {
  planPrices?: readonly PlanPrice[] | undefined;
  pricing: Pricing;
}

export function findStatedPrice(
  { planPrices = [], pricing, texts }: PricePageContext & { texts?: OwnTexts | undefined },
  plan: string,
  approxLabel: string,
): StatedPrice | undefined {
  const known = planPrices.find(({ plan_id }) => plan_id === plan);
  if (!known || !isCurrency(known.currency_code)) return undefined;
  const { currency_code: currency, period: every, period_unit: unit } = known;
  const amountMinor = toMinorUnits(known.amount_minor);
  const amounts =
    currency === pricing.currency && amountMinor > 0
      ? computeEquivalents(amountMinor, pricing).map(({ text }) => text)
      : [];
  const { period, renewal } = mergeTexts(priceTexts, texts?.prices);
  return {
    price: formatRecurring(
      { amountMinor, currency, every, unit },
      { numbers: pricing.numbers, texts: period },
    ),
    renewal: formatPeriod({ every, unit }, renewal),
    ...(amounts.length > 0 && { approx: `${approxLabel} ${amounts.join(' / ')}` }),
  };
}

/** Finds boxes whose price differs from what the billing vendor charges, for editors and the log. */
export function findPriceProblems(
  blocks: readonly Block[],
  { planPrices = [], pricing }: PricePageContext,
): ContentProblem[] {
  return blocks.flatMap((block, index) => {
    if (block.name !== 'subscription-box' || block.price === undefined) return [];
    const known = planPrices.find(({ plan_id }) => plan_id === block.subscriptionType);
    const amountMinor = parsePriceAmount(block.price, block.textAfterPrice, pricing);
    if (!known || amountMinor === undefined || !isCurrency(known.currency_code)) return [];
    if (known.currency_code === pricing.currency && known.amount_minor === amountMinor) return [];
    const charged = formatRecurring(
      {
        ...{ amountMinor: toMinorUnits(known.amount_minor), currency: known.currency_code },
        ...{ every: known.period, unit: known.period_unit },
      },
      pricing,
    );
    return [
      {
        where: `block ${index + 1} (${block.blockName})`,
        block: block.idd,
        field: 'price',
        message: `the price is ${block.price}, but the billing service charges ${charged} for ${known.plan_id}`,
        advice:
          'The form shows the billing service’s price. Correct the price here or in the billing service.',
      },
    ];
  });
}
