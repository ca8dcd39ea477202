import type { BlockOf } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactFormTexts } from './contact-form-texts.ts';
import { getWrapperElement } from '../text/get-wrapper-element.ts';
import styles from './ContactForm.module.css';

/** A contact form under its title; without JavaScript, it says so and shows the organisation's email address. */
export function ContactFormView({ block, context }: BlockProps<BlockOf<'contact-form'>>): ReactElement {
  const { idd, title, description, fields, link } = block;
  const Form = context.slots.contactForm ?? ContactForm;
  const texts = context.texts?.contactForm;
  const mailAddress = /^mailto:([^?]+)/.exec(link?.url ?? '')?.[1];
  const { needsScript, writeInstead } = { ...contactFormTexts, ...texts };
  return (
    <div className={styles['block']}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {description && (
        <Html html={description} as={getWrapperElement(description, 'p')} className={styles['description']} />
      )}
      <noscript>
        <p className={styles['notSent']}>
          {needsScript}
          {mailAddress && ` ${writeInstead} `}
          {mailAddress && <a href={`mailto:${mailAddress}`}>{mailAddress}</a>}
        </p>
      </noscript>
      <Form
        formId={`${idd}-form`}
        fields={fields}
        {...(link?.title && { submitLabel: link.title })}
        {...(mailAddress && { mailAddress })}
        {...(texts && { texts })}
      />
    </div>
  );
}

export const contactFormBlock = defineView(ContactFormView);
