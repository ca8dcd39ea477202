import { toSignUpFields } from '@guildhall/api-contract/signup';
import type { SignUpSlotProps } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import { signUpTexts } from '@guildhall/signup';
import type { ComponentType } from 'react';
import { findDifferingTexts } from '../islands/differing-texts.ts';
import { SignUpIsland } from '../islands/SignUpIsland.tsx';
import type { PageContext } from '../page/page-model.ts';
import { toPricing } from '../page/pricing.ts';
import { AlreadyMember } from '../page-parts/AlreadyMember.tsx';
import { NotLoaded } from '../page-parts/NotLoaded.tsx';
import { NeedsScript } from '../page-parts/NeedsScript.tsx';
import { priceTexts } from '../texts/price-texts.ts';
import { orderTexts } from '../texts/transfer-form-texts.ts';
import { useDefaultTexts } from '../texts/use-default-texts.ts';
import { findStatedPrice } from './plan-price.ts';
import { findSignUpCountries } from './sign-up-countries.ts';

/**
 * Slot for subscription boxes and sign-up form blocks; none without a hosted checkout. Members get a link to their
 * subscription instead.
 */
export function createSignUpSlot(
  context: Pick<
    PageContext,
    'facts' | 'mainData' | 'texts' | 'checkout' | 'members' | 'forMembers' | 'path' | 'rates' | 'planPrices'
  > &
    Pick<PageContext, 'isOrderForm'>,
): ComponentType<SignUpSlotProps> | undefined {
  const { mainData, checkout, members, forMembers, path, planPrices } = context;
  const { facts, texts: own } = context;
  const { paths, plans } = facts;
  if (!checkout) return undefined;
  const pricing = toPricing(context);
  const hasPortal = members?.portalOrigins.length !== 0;
  const fieldLists = toSignUpFields(facts);
  // Once per page, but only if a form is shown.
  let countries: ReturnType<typeof findSignUpCountries> | 'unknown' = 'unknown';
  return function SignUp({ subscriptionType, blockId, title, ...written }) {
    const defaults = useDefaultTexts('sign-up', signUpTexts);
    const plan = plans.find(({ id }) => id === subscriptionType);
    if (!plan) return null;
    if (forMembers) {
      const profile = hasPortal ? undefined : { url: paths.profile, label: defaults.profileLabel };
      return <AlreadyMember {...{ mainData, path, profile }} />;
    }
    const texts = findDifferingTexts(mainData.formData, defaults);
    // The vendor's price if known, else the block's.
    const stated = findStatedPrice(
      { pricing, planPrices, texts: own },
      plan.id,
      mainData.variousData.approxLabel,
    );
    const { price, approx } = stated ?? written;
    const renewal = stated?.renewal ?? own?.prices?.renewalUnknown ?? priceTexts.renewalUnknown;
    const links = toLinks(mainData.variousData);
    if (countries === 'unknown') countries = findSignUpCountries(facts);
    return (
      <>
        <NeedsScript>{mainData.formData.joinNeedsScriptText}</NeedsScript>
        <SignUpIsland
          formId={`${blockId}-join`}
          plan={plan}
          {...(countries && { countries })}
          {...(fieldLists && { fieldLists })}
          checkout={checkout}
          {...(members && { loginUrl: paths.login, profileUrl: paths.profile })}
          {...(title && { planLabel: title })}
          {...(price && { price })}
          {...(approx && { approx })}
          {...(context.isOrderForm && { orderLabel: own?.signUp?.orderLabel ?? orderTexts.orderLabel })}
          {...(plan.taxDeduction && { cprHint: mainData.formData.cprHintText })}
          conditions={listConditions(mainData.formData, renewal, members !== undefined && hasPortal)}
          {...(links.length > 0 && { links })}
          {...texts}
        />
        <NotLoaded />
      </>
    );
  };
}

/** The paragraphs above the button. */
function listConditions(
  { paymentNoteText, cancelText, cancelByContactText, rightToWithdrawText }: MainData['formData'],
  renewal: string,
  canCancelInMembersArea: boolean,
): string[] {
  const payment = paymentNoteText.replace('{renewal}', renewal);
  const texts = [payment, canCancelInMembersArea ? cancelText : cancelByContactText, rightToWithdrawText];
  return texts.filter((text) => text !== '');
}

function toLinks({ termsLink, privacyLink }: MainData['variousData']): { title: string; url: string }[] {
  return [termsLink, privacyLink].flatMap((link) => (link ? [{ title: link.title, url: link.url }] : []));
}
