import type { MainData } from '@guildhall/cms-client';
import type { ProductTexts } from '@guildhall/product';

/** The words of products that main data has. */
export function productTextsOf({ shopData, variousData }: MainData): Partial<ProductTexts> {
  return {
    approxLabel: variousData.approxLabel,
    chooselabel: shopData.chooselabel,
    soldOutLabel: shopData.soldOutLabel,
  };
}
