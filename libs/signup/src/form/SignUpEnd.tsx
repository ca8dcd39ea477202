import { Button, Checkbox, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import type { FormValues } from './form-values.ts';
import { fieldId } from './PartFields.tsx';
import type { SignUpLink } from './sign-up-form-props.ts';
import styles from './SignUpForm.module.css';

interface SignUpEndProps {
  formId: string;
  price: string | undefined;
  links: readonly SignUpLink[];
  /** What went wrong with the last attempt, as a whole. */
  trouble: string | undefined;
  busy: boolean;
  texts: SignUpTexts;
  register: UseFormRegister<FormValues>;
  errors: FieldErrors<FormValues>;
}

/** What will be paid, when, and how to leave; the terms; the button. */
export function SignUpEnd({
  formId,
  price,
  links,
  trouble,
  busy,
  texts,
  register,
  errors,
}: SignUpEndProps): ReactElement {
  return (
    <div className={styles['end']}>
      <div className={styles['payment']}>
        <p className={price ? styles['price'] : undefined}>{price ?? texts.priceAtCheckout}</p>
        <p>{texts.paymentNoteText}</p>
      </div>
      <div className={styles['terms']}>
        <Checkbox
          {...register('terms')}
          id={fieldId(formId, 'terms')}
          label={texts.termsLabel}
          error={errors.terms?.message}
          aria-required
        />
        <Links links={links} texts={texts} />
      </div>
      {/* Always there, so that listeners hear what is put into it. */}
      <div role="alert" className={trouble ? styles['trouble'] : undefined}>
        {trouble && <p>{trouble}</p>}
      </div>
      <Button type="submit" size="large" busy={busy}>
        {busy ? texts.loadingLabel : texts.subscribeLabel}
      </Button>
    </div>
  );
}

/** In a tab of their own: what is filled in stays where it is. */
function Links({ links, texts }: Pick<SignUpEndProps, 'links' | 'texts'>): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul className={styles['links']} role="list">
      {links.map(({ title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <VisuallyHidden>{texts.read} </VisuallyHidden>
            {title}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
