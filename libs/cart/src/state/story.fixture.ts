import { defaultVariantTitle, stepQuantity } from '@guildhall/shop-client';
import { getUnfinished } from '../connection/unfinished.ts';
import type { CartResponse, CartCommand, CartEvent } from './cart-events.ts';
import { cartReducer } from './cart-reducer.ts';
import { toSeenLines } from '../lines/seen-lines.ts';
import { createEmptyCart, type CartState } from './cart-state.ts';
import { computeShownLines } from './plan.ts';
import { ModelShop, products, refused, type ShopCall } from './model-shop.fixture.ts';

/** Fate of a call. `aborted`: it reaches the shop after the visitor’s side has given up. */
export type Fate = 'delivered' | 'lost before' | 'lost after' | 'late' | 'aborted' | 'refused' | 'expired';

export type StoryEvent =
  | { what: 'add'; product: number }
  | { what: 'change'; line: number; by: 1 | -1 }
  | { what: 'set'; line: number; quantity: number }
  | { what: 'remove'; line: number }
  | { what: 'respond'; fate: Fate }
  | { what: 'straggler' }
  | { what: 'elsewhere'; product: number; notified: boolean }
  | { what: 'unpublished'; product: number; again: boolean }
  | { what: 'restocked'; product: number; left: number }
  | { what: 'repriced'; product: number; amountMinor: number }
  | { what: 'reload' };

/** One visitor at one model shop, with every possible failure between them. */
export class Story {
  shop = new ModelShop();
  state: CartState = createEmptyCart();
  cookie: CartState['checkout'];
  open: ShopCall[] = [];
  /** Responses that arrive after their call was aborted. */
  late: (() => void)[] = [];
  /** Changes that reach the shop after they were aborted, or after their page was left. */
  stragglers: ShopCall[] = [];
  /** The highest quantity ever requested of each variant: one more than was on the screen. */
  most = new Map<string, number>();
  /** Added by other tabs; this one may not know. */
  others = new Map<string, number>();
  /** Titles removed because they are no longer sold, and those of them that were named. */
  taken = new Set<string>();
  named = new Set<string>();

  dispatch(event: CartEvent): void {
    const before = this.state;
    const shown = computeShownLines(before);
    const { state, commands } = cartReducer(before, event);
    this.state = state;
    this.cookie = state.checkout;
    for (const command of commands) if ('call' in command) this.open.push(command);
    assertThat(this.open.length <= 1, 'one call at a time');
    assertThat(this.state.call?.number === this.open[0]?.call, 'it waits for the call that is under way');
    if (state !== before) this.recordWanted(event, shown);
    this.check(before, commands);
  }

  /** Invariants after every step. */
  private check(before: CartState, commands: readonly CartCommand[]): void {
    const shown = computeShownLines(this.state);
    assertThat(
      new Set(shown.map(({ variantId }) => variantId)).size === shown.length,
      'no line is shown twice',
    );
    assertThat(
      shown.every(({ quantity }) => quantity > 0),
      'no quantity is shown below one',
    );
    const notices = commands.flatMap((command) => (command.type === 'notify' ? [command.notice] : []));
    for (const notice of notices)
      if (notice.kind === 'no longer sold') notice.titles.forEach((title) => this.named.add(title));
    const notified = notices.flatMap((notice) => (notice.kind === 'changed' ? notice.changes : []));
    for (const { variantId, priceMinor, title } of this.state.seen) {
      const was = before.seen.find((line) => line.variantId === variantId);
      if (!was || was.priceMinor === priceMinor) continue;
      assertThat(
        notified.some((change) => change.title === title && change.price?.isMinor === priceMinor),
        'another price is notified',
      );
    }
  }

  /** Records the requested quantity: the shop must never hold more. */
  private recordWanted(
    event: CartEvent,
    shown: readonly { id: string; variantId: string; quantity: number }[],
  ): void {
    const wanted =
      event.type === 'add'
        ? event.draft.variantId
        : event.type === 'change' && event.by === 1
          ? shown.find(({ id }) => id === event.lineId)?.variantId
          : undefined;
    if (event.type === 'set') {
      const line = shown.find(({ id }) => id === event.lineId);
      if (line) this.raiseMax(line.variantId, event.quantity + (this.others.get(line.variantId) ?? 0));
    }
    if (wanted === undefined) return;
    // Before the cart is read, these are the stored lines. A second press after an addition that nobody could confirm repeats
    // it, as on the same page: one more than the visitor saw, not one more than what was added unseen.
    const { status, seen } = this.state;
    const known = status === 'unloaded' ? seen : shown;
    const quantities = known.filter(({ variantId }) => variantId === wanted).map((line) => line.quantity);
    const quantity = Math.max(0, ...quantities);
    this.raiseMax(wanted, stepQuantity(quantity, 1, getRule(wanted)) + (this.others.get(wanted) ?? 0));
  }

  private raiseMax(variantId: string, quantity: number): void {
    this.most.set(variantId, Math.max(quantity, this.most.get(variantId) ?? 0));
  }

  private handle(call: ShopCall): CartResponse {
    if (call.type === 'remove lines' && this.state.call?.goal?.kind === 'prune')
      for (const { id, variantId, quantity, variantTitle } of this.shop.getLines(call.id)) {
        // One without a quantity was reported as sold out when it was added.
        const isTaken = quantity > 0 && this.shop.unsold.has(variantId);
        // A line that another tab has added may be known by its variant only.
        const title = this.state.seen.find((line) => line.variantId === variantId)?.title ?? variantTitle;
        if (call.lineIds.includes(id) && isTaken) this.taken.add(title === defaultVariantTitle ? '' : title);
      }
    return this.shop.handle(call);
  }

  private respond(fate: Fate): void {
    const call = this.open.shift();
    if (!call) return;
    const deliver = (response: CartResponse) =>
      this.dispatch({ type: 'response', call: call.call, response });
    if (fate === 'refused' && call.type !== 'read') return deliver(refused);
    if (fate === 'expired' && 'id' in call) this.shop.expire(call.id);
    if (fate === 'lost before') return deliver({ outcome: 'failed', reason: 'lost' });
    if (fate === 'aborted') {
      this.stragglers.push(call);
      return deliver({ outcome: 'failed', reason: 'timeout' });
    }
    const response = this.handle(call);
    if (fate === 'late') this.late.push(() => deliver(response));
    deliver(fate === 'late' || fate === 'lost after' ? { outcome: 'failed', reason: fate } : response);
  }

  follow(happening: StoryEvent): void {
    const draft = 'product' in happening ? products[happening.product % products.length] : undefined;
    const variantId = draft?.variantId ?? '';
    switch (happening.what) {
      case 'respond':
        return this.respond(happening.fate);
      case 'straggler':
        return this.deliverStraggler();
      case 'reload':
        return this.reload();
      case 'elsewhere':
        return this.addElsewhere(variantId, happening.notified);
      case 'unpublished':
        return void (happening.again ? this.shop.unsold.delete(variantId) : this.shop.unsold.add(variantId));
      case 'restocked':
        return void this.shop.stock.set(variantId, happening.left);
      case 'repriced':
        return void this.shop.prices.set(variantId, happening.amountMinor);
      case 'add':
        return draft && this.dispatch({ type: 'add', draft });
      default: {
        const lines = computeShownLines(this.state);
        const lineId = lines[happening.line % lines.length]?.id ?? 'none';
        if (happening.what === 'set') this.dispatch({ type: 'set', lineId, quantity: happening.quantity });
        else if (happening.what === 'remove') this.dispatch({ type: 'remove', lineId });
        else this.dispatch({ type: 'change', lineId, by: happening.by });
      }
    }
  }

  private deliverStraggler(): void {
    const call = this.stragglers.shift();
    if (call) this.handle(call);
    else this.late.shift()?.();
  }

  /** Opens the next page of the same tab: calls in progress continue without it. */
  private reload(): void {
    this.stragglers.push(...this.open.filter(({ type }) => type !== 'read'));
    this.open = [];
    this.late = [];
    this.taken.clear();
    const { seen } = this.state;
    this.state = createEmptyCart(seen, getUnfinished(this.state));
    this.dispatch({ type: 'refresh', checkout: this.cookie, seen });
  }

  /** Another tab adds something; this one may or may not be notified. */
  private addElsewhere(variantId: string, notified: boolean): void {
    const id = this.cookie?.id;
    if (!id || this.shop.getLines(id).some((line) => line.variantId === variantId)) return;
    const quantity = stepQuantity(0, 1, getRule(variantId));
    this.shop.handle({ type: 'add lines', call: 0, id, lines: [{ variantId, quantity }] });
    const line = this.shop.getLines(id).find((one) => one.variantId === variantId);
    if (!line) return;
    // Two additions at once count twice.
    this.others.set(variantId, (this.others.get(variantId) ?? 0) + quantity);
    this.raiseMax(variantId, (this.most.get(variantId) ?? 0) + quantity);
    const seen = [...toSeenLines([line]), ...this.state.seen];
    if (notified) this.dispatch({ type: 'refresh', checkout: this.cookie, seen });
  }

  /** Restores the network: everything arrives, and the page reads the cart once more. */
  settle(): void {
    while (this.open.length > 0) this.respond('delivered');
    while (this.late.length + this.stragglers.length > 0) this.deliverStraggler();
    this.dispatch({ type: 'refresh', checkout: this.cookie });
    while (this.open.length > 0) this.respond('delivered');
  }
}

function getRule(variantId: string) {
  return products.find((one) => one.variantId === variantId)?.quantityRule;
}

/** Cheaper than `expect`: it is called millions of times here. */
export function assertThat(condition: boolean, what: string): void {
  if (!condition) throw new Error(`It does not hold that ${what}`);
}
