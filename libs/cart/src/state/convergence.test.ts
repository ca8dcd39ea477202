import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyCart, isBusy, type CartAnswer, type CartEvent, type CartState } from './cart-state.ts';
import { ModelShop, products, refused, type ShopCall } from './model-shop.fixture.ts';
import { step } from './step.ts';
import { linesOnScreen } from './view.ts';

/** What can happen to a call; `delayed` reaches the shop only after the visitor's side has given it up. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'late' | 'delayed' | 'refused' | 'expired';

type Happening =
  | { what: 'add'; product: number }
  | { what: 'change'; line: number; by: 1 | -1 }
  | { what: 'remove'; line: number }
  | { what: 'answer'; fate: Fate }
  | { what: 'straggler' }
  | { what: 'elsewhere'; product: number; told: boolean }
  | { what: 'reload' };

/** One visitor at one model shop, with everything that can go wrong between them. */
class Story {
  shop = new ModelShop();
  state: CartState = emptyCart();
  cookie: CartState['checkout'];
  open: ShopCall[] = [];
  late: (() => void)[] = [];
  adds = new Map<string, number>();
  wishes = new Map<string, number>();

  happen(event: CartEvent): void {
    const before = this.state;
    const { state, commands } = step(before, event);
    this.state = state;
    this.cookie = state.checkout;
    for (const command of commands) if ('call' in command) this.open.push(command);
    must(this.open.length <= 1, 'one call at a time');
    must(this.state.call?.number === this.open[0]?.call, 'it waits for the call that is under way');
    if (state !== before) this.count(event);
    const shown = linesOnScreen(state);
    must(new Set(shown.map(({ variantId }) => variantId)).size === shown.length, 'no line is shown twice');
    must(
      shown.every(({ quantity }) => quantity > 0),
      'no quantity is shown below one',
    );
  }

  /** What the visitor has asked for: the shop may never hold more. */
  count(event: CartEvent): void {
    if (event.type === 'add') {
      const { variantId } = event.draft;
      this.adds.set(variantId, (this.adds.get(variantId) ?? 0) + 1);
      this.wishes.set(variantId, (this.wishes.get(variantId) ?? 0) + 1);
    }
    if (event.type === 'change' && event.by === 1) {
      const variantId = this.state.lines.find(({ id }) => id === event.lineId)?.variantId ?? '';
      this.wishes.set(variantId, (this.wishes.get(variantId) ?? 0) + 1);
    }
  }

  answer(fate: Fate): void {
    const call = this.open.shift();
    if (!call) return;
    const say = (answer: CartAnswer) => this.happen({ type: 'answer', call: call.call, answer });
    if (fate === 'refused' && call.type !== 'read') return say(refused);
    if (fate === 'expired' && 'id' in call) this.shop.expire(call.id);
    if (fate === 'lost before') return say({ outcome: 'failed', reason: 'lost' });
    if (fate === 'delayed') {
      this.late.push(() => void this.shop.handle(call));
      return say({ outcome: 'failed', reason: 'late' });
    }
    const answer = this.shop.handle(call);
    if (fate === 'late') this.late.push(() => say(answer));
    say(fate === 'late' || fate === 'lost after' ? { outcome: 'failed', reason: fate } : answer);
  }

  follow(happening: Happening): void {
    if (happening.what === 'answer') return this.answer(happening.fate);
    if (happening.what === 'straggler') return this.late.shift()?.();
    if (happening.what === 'reload') return this.reload();
    if (happening.what === 'elsewhere') return this.elsewhere(happening);
    if (happening.what === 'add') {
      const draft = products[happening.product % products.length];
      if (draft) this.happen({ type: 'add', draft });
      return;
    }
    const lines = linesOnScreen(this.state);
    const lineId = lines[happening.line % lines.length]?.id ?? 'none';
    this.happen(
      happening.what === 'remove' ? { type: 'remove', lineId } : { type: 'change', lineId, by: happening.by },
    );
  }

  reload(): void {
    this.open = [];
    this.state = emptyCart(this.state.order);
    this.happen({ type: 'look', checkout: this.cookie });
  }

  /** Another tab puts something in, and this one hears of it or not. */
  elsewhere({ product, told }: { product: number; told: boolean }): void {
    const { variantId } = products[product % products.length] ?? { variantId: '' };
    const id = this.cookie?.id;
    if (!id || this.shop.linesOf(id).some((line) => line.variantId === variantId)) return;
    this.shop.handle({ type: 'put', call: 0, id, lines: [{ variantId, quantity: 1 }] });
    if (this.shop.linesOf(id).length === 0) return;
    this.adds.set(variantId, (this.adds.get(variantId) ?? 0) + 1);
    this.wishes.set(variantId, (this.wishes.get(variantId) ?? 0) + 1);
    if (told) this.happen({ type: 'look', checkout: this.cookie });
  }

  /** The network is well again: everything arrives, and the page looks once more. */
  settle(): void {
    while (this.open.length > 0) this.answer('answered');
    while (this.late.length > 0) this.late.shift()?.();
    this.happen({ type: 'look', checkout: this.cookie });
    while (this.open.length > 0) this.answer('answered');
  }
}

/** Cheaper than `expect`: it stands in millions of places here. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}`);
}

const fates: Fate[] = ['answered', 'lost before', 'lost after', 'late', 'delayed', 'refused', 'expired'];
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('add' as const), product: fc.nat(4) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('change' as const),
      line: fc.nat(4),
      by: fc.constantFrom(1 as const, -1 as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), line: fc.nat(4) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      fate: fc.oneof({ weight: 4, arbitrary: fc.constant('answered' as const) }, fc.constantFrom(...fates)),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'straggler' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('elsewhere' as const), product: fc.nat(4), told: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'reload' as const }) },
);

it('ends at the shop’s truth after 20,000 stories of late, lost, refused and failed answers and expired carts [4.5.8]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (story) => {
      const told = new Story();
      for (const happening of story) {
        told.follow(happening);
        for (const call of told.open) seen.add(call.type);
      }
      told.settle();
      const truth = told.shop.linesOf(told.cookie?.id);
      const amounts = (lines: readonly { variantId: string; quantity: number }[]) =>
        Object.fromEntries(lines.map(({ variantId, quantity }) => [variantId, quantity]));
      must(!isBusy(told.state), 'nothing is under way at the end');
      expect(amounts(linesOnScreen(told.state)), 'the screen at the end').toEqual(amounts(truth));
      must(new Set(truth.map(({ variantId }) => variantId)).size === truth.length, 'no line is doubled');
      for (const { variantId, quantity } of truth) {
        must(quantity > 0, 'no quantity is below one');
        must(quantity <= (told.wishes.get(variantId) ?? 0), 'never more than was asked for');
        must((told.shop.puts.get(variantId) ?? 0) <= (told.adds.get(variantId) ?? 0), 'put in once per wish');
      }
    }),
    { numRuns: 20_000, seed: 20261121 },
  );
  expect([...seen].sort()).toEqual(['create', 'put', 'read', 'set', 'take']);
}, 120_000);
