export interface StoredLine {
  id: string;
  variantId: string;
  quantity: number;
}

export interface StoredCart {
  /** The part of its ID that appears in URLs. */
  token: string;
  /** The part of its ID that opens it. */
  secret: string;
  lines: StoredLine[];
  /** The country whose prices apply; null for the primary market's. */
  buyerCountry: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface CartStore {
  create(buyerCountry?: string | null): StoredCart;
  /** The cart with this complete ID, secret included, unless it is finished or has expired. */
  open(id: string): StoredCart | undefined;
  /** The ID that clients get: `gid://shopify/Cart/<token>?key=<secret>`. */
  toId(cart: StoredCart): string;
  newLineId(cart: StoredCart): string;
  /** Records that a cart was used. */
  touch(cart: StoredCart): void;
  /** Ends a cart: its ID is no longer valid. */
  finish(cart: StoredCart): void;
  expireAll(): void;
  count(): number;
}

/** The vendor deletes a cart ten days after its last use. */
const lifetimeMs = 10 * 24 * 60 * 60 * 1000;

interface StoreOptions {
  now: () => Date;
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
    toId: ({ token, secret }) => `gid://shopify/Cart/${token}?key=${secret}`,
    newLineId: ({ token }) => `gid://shopify/CartLine/${randomText()}?cart=${token}`,
    touch(cart) {
      cart.updatedAt = now();
    },
    finish: ({ token }) => void carts.delete(token),
    expireAll: () => carts.clear(),
    count: () => carts.size,
  };
}
