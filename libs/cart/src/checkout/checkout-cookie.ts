import type { Checkout } from '../state/cart-state.ts';

/** Two days, in seconds. The shop stores a cart longer. */
const lifetime = 172_800;
const name = 'checkoutObj';

/** The cart that a `document.cookie` names; garbage names none. */
export function readCheckout(cookies: string): Checkout | undefined {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair?.slice(name.length + 1) ?? ''));
    const { id, webUrl } = value as Record<string, unknown>;
    return typeof id === 'string' && id !== '' && typeof webUrl === 'string' ? { id, webUrl } : undefined;
  } catch {
    return undefined;
  }
}

/** The text for `document.cookie` that stores a cart for two days, or removes it. */
export function checkoutCookie(checkout: Checkout | undefined, secure: boolean): string {
  const value = checkout && encodeURIComponent(JSON.stringify({ id: checkout.id, webUrl: checkout.webUrl }));
  const attributes = `Path=/; Max-Age=${value ? lifetime : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value ?? ''}; ${attributes}`;
}
