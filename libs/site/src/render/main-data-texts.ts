import type { BlocksTexts, ContactFormTexts } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { ProductTexts } from '@guildhall/product';
import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import type { PageContext } from '../page/page-model.ts';
import { rememberFor } from '../page/remember-for.ts';
import { getDateTexts } from '../texts/date-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

type TextsPageContext = Pick<PageContext, 'facts' | 'mainData' | 'texts'>;

/** Returns the texts of products that main data has. They are part of the product island's props. */
export function getShopTexts({ shopData, variousData }: MainData): PartialTexts<ProductTexts> {
  return {
    approxLabel: variousData.approxLabel,
    chooselabel: shopData.chooselabel,
    soldOutLabel: shopData.soldOutLabel,
  };
}

/** Returns the texts of products: those of main data, then the site's own. */
export function getProductTexts({ mainData, texts }: TextsPageContext): PartialTexts<ProductTexts> {
  return { ...texts?.product, ...getShopTexts(mainData) };
}

/** Returns the texts of blocks: those of main data, then the site's own. */
export function getBlocksTexts({ facts, mainData, texts = noTexts }: TextsPageContext): Partial<BlocksTexts> {
  return blocksTexts(facts)(texts)(mainData);
}

const noTexts: OwnTexts = {};

const blocksTexts = rememberFor((facts: Organisation) =>
  rememberFor((texts: OwnTexts) =>
    rememberFor((mainData: MainData) => mergeBlocksTexts({ facts, mainData, texts })),
  ),
);

function mergeBlocksTexts({ facts, mainData, texts }: Required<TextsPageContext>): Partial<BlocksTexts> {
  const { formData, pageData, variousData } = mainData;
  const { blocks = {} } = texts;
  return {
    ...mergeTexts<Partial<BlocksTexts>>({}, blocks),
    dates: mergeTexts(getDateTexts(facts.locale), blocks.dates),
    subscribe: formData.subscribeLabel,
    cut: pageData.cutText,
    approx: variousData.approxLabel,
    contactForm: { ...mergeTexts({}, blocks.contactForm), ...getFormTexts(mainData) },
  };
}

/** Returns the texts of forms that main data has. They are part of the contact form's props. */
export function getFormTexts({ formData }: MainData): Partial<ContactFormTexts> {
  return {
    isRequired: formData.isRequiredText,
    isNotValid: formData.isNotValidText,
    loading: formData.loadingLabel,
  };
}
