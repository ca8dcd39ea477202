'use client';

import { cartCountAtom, cartOpenAtom } from '@guildhall/cart';
import { LinkMemberMenu } from '@guildhall/member-portal/links';
import { Button } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';

export function Header() {
  const count = useAtomValue(cartCountAtom);
  const open = useSetAtom(cartOpenAtom);
  return (
    <header className="header">
      <a href="/">The Wayleave Institute</a>
      <Button onClick={() => open(true)}>{count > 0 ? `Cart (${count})` : 'Cart'}</Button>
      <LinkMemberMenu />
    </header>
  );
}
