import type { CartTexts } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { cartPath } from '../../page/cart-path.ts';
import { NeedsScript } from '../../page-parts/NeedsScript.tsx';
import { Actions, PlainPage } from '../../page-parts/PlainPage.tsx';

export type CartPageTexts = Pick<CartTexts, 'title' | 'openCart' | 'toShop'>;

interface CartPageProps {
  texts: CartPageTexts;
  pageData: Pick<MainData['pageData'], 'needsScriptText'>;
  contactLink: MainData['variousData']['contactLink'];
  shopHref: `/${string}`;
}

/** The page behind the cart that its own link opens. Its link opens the cart again after it was closed. */
export function CartPage({ texts, pageData, contactLink, shopHref }: CartPageProps): ReactElement {
  return (
    <PlainPage title={texts.title}>
      <NeedsScript>
        {pageData.needsScriptText} {contactLink && <a href={contactLink.url}>{contactLink.title}</a>}
      </NeedsScript>
      <Actions>
        <ButtonLink href={cartPath}>{texts.openCart}</ButtonLink>
        <ArrowLink href={shopHref}>{texts.toShop}</ArrowLink>
      </Actions>
    </PlainPage>
  );
}
