import { contentTexts, type ContentTexts } from '@guildhall/cms-client';
import type { SiteBilling } from '@guildhall/suppliers/site';
import type { OwnTexts } from './site-texts.ts';
import { transferFormTexts } from './transfer-form-texts.ts';

/**
 * Returns the texts in place of missing ones in the content: a site's own, else the built-in English, which differ where
 * members pay by bank transfer.
 */
export function toContentTexts(
  own: OwnTexts = {},
  { hasTransfers = false }: Pick<SiteBilling, 'hasTransfers'> = {},
): ContentTexts {
  const { mainData } = contentTexts;
  return {
    readMore: own.links?.readMore ?? contentTexts.readMore,
    untitled: own.links?.untitled ?? contentTexts.untitled,
    mainData: {
      ...mainData,
      userAdminData: replace(mainData.userAdminData, own.members),
      variousData: replace(mainData.variousData, own.product),
      formData: replace({ ...mainData.formData, ...(hasTransfers && transferFormTexts) }, own.signUp),
      shopData: replace(mainData.shopData, { ...own.product, ...own.cart }),
      pageData: replace(mainData.pageData, own.pages),
    },
  };
}

/** Replaces the texts of a group that there are others for. */
function replace<Group extends object>(group: Group, own: object = {}): Group {
  const known = Object.entries(own).filter(([name, text]) => name in group && text !== undefined);
  return { ...group, ...Object.fromEntries(known) };
}
