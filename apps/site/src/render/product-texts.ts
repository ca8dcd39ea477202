import type { PartialTexts } from '@guildhall/ui';
import type { MainData } from '@guildhall/cms-client';
import type { ProductTexts } from '@guildhall/product';

/** The texts of products that are in main data. */
export function productTextsOf({ shopData, variousData }: MainData): PartialTexts<ProductTexts> {
  return {
    approxLabel: variousData.approxLabel,
    chooselabel: shopData.chooselabel,
    soldOutLabel: shopData.soldOutLabel,
  };
}
