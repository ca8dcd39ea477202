import { mergeTexts } from '@guildhall/ui';
import type { OwnTexts } from './site-texts.ts';

/**
 * Returns a site's own texts of one of the kit's islands, as its `texts`; `undefined` for other islands.
 *
 * @example
 * const texts = getIslandTexts('cart', { cart: { title: 'Warenkorb' } });
 */
export function getIslandTexts(name: string, own: OwnTexts): object | undefined {
  const texts = collectTexts(name, own);
  // Drops missing ones.
  return texts && mergeTexts<object>({}, texts);
}

function collectTexts(name: string, own: OwnTexts): object | undefined {
  switch (name) {
    case 'cart':
      return { soldOutLabel: own.product?.soldOutLabel, ...own.cart };
    case 'buy-product': {
      const { add, inCart, openCart, adding, updating, added, changed, removed, subtotalLabel, withoutVat } =
        own.cart ?? {};
      const announced = { adding, updating, added, changed, removed, subtotalLabel, withoutVat };
      return { add, inCart, openCart, ...announced, ...own.product };
    }
    case 'contact-form':
      return { ...getFieldTexts(own), ...own.blocks?.contactForm };
    case 'entry-filters':
      return own.blocks?.entryList;
    case 'sign-up':
      return own.signUp;
    case 'login':
    case 'member-menu':
    case 'member-windows':
    case 'profile':
    case 'reset-password':
      return getMemberTexts(own);
    case 'carousel-controls':
      return own.carousel;
    case 'info-messages':
      return own.infoMessages;
    case 'video-player':
      return own.video;
    default:
      return undefined;
  }
}

/** Returns the texts of the members' area with those of every form. */
export function getMemberTexts({ members, signUp = {} }: OwnTexts): object {
  const { isRequiredText, isNotValidText, loadingLabel } = signUp;
  return { isRequiredText, isNotValidText, loadingLabel, ...members };
}

function getFieldTexts({ signUp = {} }: OwnTexts): object {
  return {
    isRequired: signUp.isRequiredText,
    isNotValid: signUp.isNotValidText,
    loading: signUp.loadingLabel,
  };
}
