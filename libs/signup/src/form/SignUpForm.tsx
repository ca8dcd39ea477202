'use client';

import { isPaid } from '../flow/sign-up-state.ts';
import { Checkbox, ErrorSummary } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { SignUpStatus } from '../status/SignUpStatus.tsx';
import { LoggedInNote, MemberLink } from './MemberNotes.tsx';
import { fieldId, PartFields } from './PartFields.tsx';
import { SignUpSubmit } from './SignUpSubmit.tsx';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import { getErrorText } from './sign-up-messages.ts';
import { TaxDeduction } from './TaxDeduction.tsx';
import { useSignUpForm, type SignUpFormHooks } from './use-sign-up-form.ts';
import styles from './SignUpForm.module.css';

/**
 * The sign-up form of a membership, from its fields through the hosted checkout to the confirmation. Errors never clear
 * the fields, except the tax number. The form emits two bubbling events: `invalid`, whose detail lists the messages, and
 * `finish` after the payment.
 *
 * @example
 * import { createInvoiceCheckout } from '@guildhall/billing-invoice/browser';
 *
 * const plan = { id: 'friend', shipping: false, notSoldIn: [], trackingEvent: 'friend' };
 * <SignUpForm
 *   {...{ formId: 'join', plan, checkout: {}, createCheckout: createInvoiceCheckout }}
 *   conditions={['You can withdraw within 14 days of signing up, without giving a reason.']}
 * />;
 */
export function SignUpForm(props: SignUpFormProps & SignUpFormHooks): ReactElement {
  const {
    formId,
    plan,
    price,
    approx,
    conditions,
    links = [],
    loginUrl,
    account,
    countries,
    fieldLists,
  } = props;
  const { form, fields, texts, errors, summary, ticked, change, submit, ...status } = useSignUpForm(props);
  const { state, call, isKept, takesFocus } = status;
  const { at } = state;
  const shared = { formId, plan, texts, fields, errors, loginUrl, countries, fieldLists };
  const busy = at === 'requesting' || (at === 'open' && !state.inWindow);
  return (
    <>
      <SignUpStatus {...{ state, texts, call, isKept, takesFocus }} />
      {!isPaid(state) && (
        // Without JavaScript, submitting does nothing: another method would put the values into a URL.
        <form
          ref={form}
          className={styles['form']}
          method="dialog"
          noValidate
          hidden={at !== 'form' && !busy}
          onSubmit={submit}
          onChange={change}
          data-sign-up={plan.id}
        >
          {account && <LoggedInNote account={account} texts={texts} />}
          <ErrorSummary title={texts.errorTitle} errors={summary}>
            <MemberLink errors={summary} {...{ loginUrl, account, texts }} />
          </ErrorSummary>
          <PartFields part="customer" {...shared} />
          {plan.taxDeduction && (
            <TaxDeduction ticked={ticked.taxDeduction} cprHint={props.cprHint} {...shared} />
          )}
          <PartFields part="billing_address" {...shared} />
          {plan.shipping && (
            <Checkbox
              {...fields.control('sameAsBilling')}
              id={fieldId(formId, 'sameAsBilling')}
              label={texts.sameAsBillingLabel}
              defaultChecked
            />
          )}
          {plan.shipping && !ticked.sameAsBilling && <PartFields part="shipping_address" {...shared} />}
          <SignUpSubmit
            {...{ price, approx, conditions, links, busy, takesFocus, orderLabel: props.orderLabel }}
            error={at === 'form' && state.error ? getErrorText(state.error, texts) : undefined}
            {...shared}
          />
        </form>
      )}
    </>
  );
}
