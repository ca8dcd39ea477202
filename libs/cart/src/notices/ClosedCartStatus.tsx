import { VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartAnnouncementAtom } from '../atoms/cart-atoms.ts';
import { useFormatNet } from '../atoms/use-format-net.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { formatAnnouncement } from './format-announcement.ts';

/** Announces on the page what was changed in the drawer before it was closed. Additions are announced by their button. */
export function ClosedCartStatus({ texts }: { texts: CartTexts }): ReactElement {
  const announcement = useAtomValue(cartAnnouncementAtom);
  const formatNet = useFormatNet(texts.withoutVat);
  const isHere = announcement?.inDrawer === false && announcement.change === 'quantity';
  return (
    <VisuallyHidden as="div">
      <p role="status">{isHere && formatAnnouncement(announcement, texts, formatNet)}</p>
    </VisuallyHidden>
  );
}
