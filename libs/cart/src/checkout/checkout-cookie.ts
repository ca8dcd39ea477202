import type { Checkout } from '../state/cart-state.ts';

/** Two days, in seconds. The shop stores a cart longer. */
const lifetimeSeconds = 172_800;
const cookieName = 'checkoutObj';

/** The cart that a `document.cookie` names; garbage names none. */
export function parseCheckoutCookie(cookies: string): Checkout | undefined {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${cookieName}=`));
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair?.slice(cookieName.length + 1) ?? ''));
    const { id, webUrl } = value as Record<string, unknown>;
    return typeof id === 'string' && id !== '' && typeof webUrl === 'string' ? { id, webUrl } : undefined;
  } catch {
    return undefined;
  }
}

/** The text for `document.cookie` that stores a cart for two days, or removes it. */
export function formatCheckoutCookie(checkout: Checkout | undefined, secure: boolean): string {
  const value = checkout && encodeURIComponent(JSON.stringify({ id: checkout.id, webUrl: checkout.webUrl }));
  const attributes = `Path=/; Max-Age=${value ? lifetimeSeconds : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName}=${value ?? ''}; ${attributes}`;
}
