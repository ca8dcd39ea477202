import type { MainData } from '@guildhall/cms-client';
import { englishNumbers, isVatCountry, type NumberFormat, type Pricing, type Rates } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import { getVatTexts } from '../texts/vat-texts.ts';
import { rememberFor } from './remember-for.ts';

interface PricingPageContext {
  facts: Organisation;
  rates: Rates;
  mainData: Pick<MainData, 'currentVat'>;
}

/** Returns what decides how prices on a page are shown. */
export function toPricing({ facts, rates, mainData }: PricingPageContext): Pricing {
  return rememberedPricing(facts)(rates)(mainData);
}

const rememberedPricing = rememberFor((facts: Organisation) =>
  rememberFor((rates: Rates) =>
    rememberFor((mainData: PricingPageContext['mainData']) => createPricing({ facts, rates, mainData })),
  ),
);

function createPricing({ facts, rates, mainData: { currentVat } }: PricingPageContext): Pricing {
  const { vatHome, locale } = facts;
  return {
    ...toPriceNotation(facts),
    ...(isVatCountry(vatHome) && { vatHome, ...getVatTexts(locale, currentVat?.date) }),
    rates,
    ...(currentVat && { currentVat }),
  };
}

/** Returns currency and notation of prices. English notation is left out: pages send it to islands. */
export function toPriceNotation({
  currency,
  numbers,
}: Pick<Organisation, 'currency' | 'numbers'>): Pick<Pricing, 'currency' | 'numbers'> {
  return { currency, ...(!isEnglish(numbers) && { numbers }) };
}

export function isEnglish({ group, decimal, sign, signs }: NumberFormat): boolean {
  const isSame = group === englishNumbers.group && decimal === englishNumbers.decimal;
  return isSame && sign === englishNumbers.sign && signs === undefined;
}
