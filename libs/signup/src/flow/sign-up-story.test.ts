import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignUpWorld, type PageResponse, type SignUpWorld } from './sign-up-world.fixture.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('location', { search: '', pathname: '/membership' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

const responses: PageResponse[] = [
  'page',
  'no response',
  'lost',
  'not_now',
  'too_often',
  'user_exists',
  'invalid_zip_code',
  'technical_error',
];

/** Everything that can happen, by name: the names are the story of a failure. */
const steps: Record<string, (world: SignUpWorld) => void> = {
  'the visitor submits': (world) => world.submit(),
  'the checkout opens': (world) => world.checkout('opened'),
  'the checkout closes': (world) => world.checkout('closed'),
  'the checkout fails': (world) => world.checkout('failed'),
  'the checkout cannot be displayed': (world) => world.checkout('cannotDisplay'),
  'the visitor pays, and nobody says so': (world) => world.pay(false),
  'the visitor pays': (world) => world.pay(true),
  'the page is left, and opened again': (world) => world.comeBack(),
  'the checkout’s own page returns': (world) => world.comeBack(world.facts.paid ? 'succeeded' : 'cancelled'),
  'somebody opens a link that says paid': (world) => !world.facts.given && world.comeBack('succeeded'),
  'the visitor checks again': (world) => world.checkAgain(),
  'time passes': (world) => world.passTime(),
  'the api is down': ({ api }) => void (api.isUp = false),
  'the api is up': ({ api }) => void (api.isUp = true),
  'the browser loses its cookie': ({ api }) => void (api.knowsBrowser = false),
  'the page expires': ({ facts }) => void (facts.expired = facts.made && !facts.paid),
  ...Object.fromEntries(
    responses.map((page) => [
      `from now on the api responds with ${page}`,
      ({ api }: SignUpWorld) => void (api.page = page),
    ]),
  ),
};

const saysNothingPaid = /You have not been charged|Nothing was paid/;
const saysPaid = /confirming your payment|now active|already have a membership/;
const speaksOfPayment = /payment|have paid|pay again/i;

async function run(names: readonly string[], check: (world: SignUpWorld) => void): Promise<void> {
  stored.clear();
  const world = createSignUpWorld();
  for (const name of names) {
    const before = world.said();
    steps[name]?.(world);
    await world.settle();
    // A sentence is checked when it appears.
    if (world.said() !== before) check(world);
  }
}

const story = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 25 });
const inAllOrders = (check: (world: SignUpWorld) => void) =>
  fc.assert(
    fc.asyncProperty(story, (names) => run(names, check)),
    { numRuns: 3_000 },
  );

describe('whatever fails, is left and comes back, in any order', () => {
  it('no payment is spoken of before a checkout has had a page [4.7.18]', () =>
    inAllOrders(({ facts, said, state, api }) => {
      // Only the api’s silence about a link that says so is followed by a question.
      const isLinked = !api.isUp && (state().at === 'checking' || state().at === 'unsure');
      if (!facts.given && !isLinked) expect(said()).not.toMatch(speaksOfPayment);
    }));

  it('nobody who has paid reads that nothing was paid [4.7.18]', () =>
    inAllOrders(({ facts, said }) => {
      if (saysNothingPaid.test(said())) expect(facts.paid).toBe(false);
    }));

  it('nobody who has not paid reads that they have [4.7.18]', () =>
    inAllOrders(({ facts, said }) => {
      if (saysPaid.test(said())) expect(facts.paid).toBe(true);
    }));

  it('a checkout is said to have expired only if it has [4.7.18]', () =>
    inAllOrders(({ facts, said }) => {
      if (said().includes('expired')) expect(facts.expired).toBe(true);
    }));

  it('details that are said to be kept are kept [4.7.18] [4.7.7]', () =>
    inAllOrders(({ draft, said }) => {
      if (said().includes('details are still here')) expect(draft().read()?.values).toBeDefined();
    }));
});
