import type { ContactTextBlock } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './ContactText.module.css';

/** Whom to write to, and where: the address itself, set large, without its `mailto:` (or `tel:`). */
export function ContactText({ block: { description, link } }: BlockProps<ContactTextBlock>): ReactElement {
  const away = link.target === '_blank' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div className={styles['contact']}>
      {description && <Html html={description} />}
      <p className={styles['address']}>
        <a href={link.url} {...away} dir="ltr">
          {link.url.replace(/^(?:mailto|tel):/i, '')}
        </a>
      </p>
    </div>
  );
}
