'use client';

import { CartDrawer, connectCart } from '@guildhall/cart';
import { connectMembers, createMemberCalls, MemberWindows } from '@guildhall/member-portal';
import { createLinkIdentity, endSession, takePendingLink } from '@guildhall/member-portal/links';
import { isSessionEnding, isSessionRemembered, sessionKey } from '@guildhall/member-portal/remembered';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import { InfoMessages } from '@guildhall/ui';
import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

type Store = ReturnType<typeof createStore>;

/** What a page shows above all others, and the store of all components: one per request, and one per page in a browser. */
export function PageState({ checkoutOrigin, children }: { checkoutOrigin: string; children: ReactNode }) {
  const [store] = useState(createStore);
  useEffect(() => connect(store, checkoutOrigin), [store, checkoutOrigin]);
  return (
    <Provider store={store}>
      {children}
      <CartDrawer />
      <MemberWindows />
      <InfoMessages />
    </Provider>
  );
}

/** Connects a store to the shop and the members' area, and returns what disconnects it again. */
function connect(store: Store, checkoutOrigin: string): () => void {
  const disconnectCart = connectCart(store, {
    shop: createCartClient({ send: sendToApi() }),
    checkoutOrigins: [checkoutOrigin],
    shopCountry: 'DK',
  });
  const stopTaking = takePendingLink(store);
  if (isSessionEnding()) void endSession();
  const identity = createLinkIdentity();
  const disconnectMembers = connectMembers(store, {
    loadIdentity: async () => identity,
    readRecord: identity.readRecord,
    isRemembered: isSessionRemembered,
    sessionKey,
    endsPortal: true,
    calls: createMemberCalls(),
    // Memberships by invoice have no portal.
    portalOrigins: [],
    actionUrl: '/login',
  });
  return () => {
    disconnectMembers();
    stopTaking();
    disconnectCart();
  };
}
