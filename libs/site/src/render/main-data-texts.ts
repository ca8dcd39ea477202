import type { BlocksTexts } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import type { ProductTexts } from '@guildhall/product';
import type { PartialTexts } from '@guildhall/ui';

export function getProductTexts({ shopData, variousData }: MainData): PartialTexts<ProductTexts> {
  return {
    approxLabel: variousData.approxLabel,
    chooselabel: shopData.chooselabel,
    soldOutLabel: shopData.soldOutLabel,
  };
}

export function getBlocksTexts({ formData, pageData, variousData }: MainData): Partial<BlocksTexts> {
  return {
    subscribe: formData.subscribeLabel,
    cut: pageData.cutText,
    approx: variousData.approxLabel,
    contactForm: {
      isRequired: formData.isRequiredText,
      isNotValid: formData.isNotValidText,
      loading: formData.loadingLabel,
    },
  };
}
