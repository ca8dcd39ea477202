import type { BlockOf, Link } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts, type BlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './ContactText.module.css';

/** Returns the email address or phone number, without scheme and subject. */
function formatAddress({ url, title }: Link, texts: BlocksTexts): string {
  const [, scheme, address] = /^(mailto|tel):([^?]*)/i.exec(url) ?? [];
  if (scheme === undefined) return url;
  return decode(address ?? '') || title || texts.contact;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Contact details: a description, and a large email address or phone number. */
export function ContactText({
  block: { description, link },
  context,
}: BlockProps<BlockOf<'contact-text'>>): ReactElement {
  const newTab = link.target === '_blank' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div className={styles['contact']}>
      {description && <RichText html={description} />}
      <p className={styles['address']}>
        <a href={link.url} {...newTab} dir="ltr">
          {formatAddress(link, getBlocksTexts(context))}
        </a>
      </p>
    </div>
  );
}

export const contactTextBlock = defineView(ContactText, { heading: 'beside', space: 'l' });
