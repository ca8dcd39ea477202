/** What the visitor is told. */
export type CartNotice =
  | { kind: 'one event only' }
  | { kind: 'refused' }
  | { kind: 'not saved' }
  | { kind: 'unreachable' }
  /** The shop answers, but not with a cart; it will not get better by itself. */
  | { kind: 'unreadable' }
  | { kind: 'gone' }
  /** The shop's address of the checkout or invoice is none that may be opened. */
  | { kind: 'no way out' }
  | { kind: 'renewed' }
  /** Taken out of the cart. Without a title where nothing is known of a line any more. */
  | { kind: 'no longer sold'; titles: readonly string[] }
  /** The shop has no more of it than this; 0 is sold out. */
  | { kind: 'short'; items: readonly { title: string; quantity: number }[] }
  | { kind: 'not sold here'; titles: readonly string[] }
  | { kind: 'discount' }
  /** Not what the visitor saw last. */
  | { kind: 'changed'; changes: readonly ShopMade[] };

/** What the shop made different of a line, of its own accord; amounts in øre. */
export interface ShopMade {
  title: string;
  price?: { wasMinor: number; isMinor: number };
  quantity?: { was: number; is: number };
}
