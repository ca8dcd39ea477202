/** A line of a cart: a variant once, in a quantity. */
export interface StoredLine {
  id: string;
  variantId: string;
  quantity: number;
}

export interface StoredCart {
  /** The part of its id that is shown in its addresses. */
  token: string;
  /** The part of its id that opens it. */
  secret: string;
  lines: StoredLine[];
  /** The country whose prices it has; null for those of the primary market. */
  buyerCountry: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface CartStore {
  create(buyerCountry?: string | null): StoredCart;
  /** The cart with this complete id, secret included, unless it is finished or has expired. */
  open(id: string): StoredCart | undefined;
  /** The id as clients get it: `gid://shopify/Cart/<token>?key=<secret>`. */
  idOf(cart: StoredCart): string;
  newLineId(cart: StoredCart): string;
  /** Notes that a cart was used. */
  touch(cart: StoredCart): void;
  /** Ends a cart: its id is no longer valid. */
  finish(cart: StoredCart): void;
  /** Makes every cart expire at once. */
  expireAll(): void;
  /** How many are open. */
  count(): number;
}

/** The vendor forgets a cart ten days after it was last used. */
const lifetimeMs = 10 * 24 * 60 * 60 * 1000;

interface StoreOptions {
  now: () => Date;
  /** Letters and digits that cannot be guessed. */
  randomText: () => string;
}

export function createCartStore({ now, randomText }: StoreOptions): CartStore {
  const carts = new Map<string, StoredCart>();
  return {
    create(buyerCountry = null) {
      const cart: StoredCart = {
        token: randomText(),
        secret: randomText(),
        lines: [],
        buyerCountry,
        createdAt: now(),
        updatedAt: now(),
      };
      carts.set(cart.token, cart);
      return cart;
    },
    open(id) {
      const [, token = '', secret] = /^gid:\/\/shopify\/Cart\/(\w+)\?key=(\w+)$/.exec(id) ?? [];
      const cart = carts.get(token);
      if (cart === undefined || cart.secret !== secret) return undefined;
      if (now().getTime() - cart.updatedAt.getTime() <= lifetimeMs) return cart;
      carts.delete(token);
      return undefined;
    },
    idOf: ({ token, secret }) => `gid://shopify/Cart/${token}?key=${secret}`,
    newLineId: ({ token }) => `gid://shopify/CartLine/${randomText()}?cart=${token}`,
    touch(cart) {
      cart.updatedAt = now();
    },
    finish: ({ token }) => void carts.delete(token),
    expireAll: () => carts.clear(),
    count: () => carts.size,
  };
}
