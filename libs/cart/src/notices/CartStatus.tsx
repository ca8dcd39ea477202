'use client';

import { VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartAnnouncementAtom, type CartAnnouncement } from '../atoms/cart-atoms.ts';
import { useFormatNet } from '../atoms/use-format-net.ts';
import type { CartAnnouncementTexts } from '../texts/add-to-cart-texts.ts';
import { formatAnnouncement } from './format-announcement.ts';

interface CartStatusProps {
  texts: CartAnnouncementTexts;
  /** True for an announcement that is made here: every one is made at one place only. */
  isHere: (announcement: CartAnnouncement) => boolean;
}

/** The live region that announces what has become of the visitor's change. */
export function CartStatus({ texts, isHere }: CartStatusProps): ReactElement {
  const announcement = useAtomValue(cartAnnouncementAtom);
  const formatNet = useFormatNet(texts.withoutVat);
  return (
    <VisuallyHidden as="div">
      <p role="status">
        {announcement && isHere(announcement) && formatAnnouncement(announcement, texts, formatNet)}
      </p>
    </VisuallyHidden>
  );
}
