import type { CheckoutCallbacks, CheckoutData, CreateCheckout } from '@guildhall/browser-suppliers';

/** Data for the test of a checkout. */
export interface CheckoutProof {
  /** Data from the site's part, whose hosts do not exist: nothing can be loaded. */
  data: CheckoutData;
}

const elsewhere = [
  'https://elsewhere.example/pages/p',
  'http://elsewhere.example/pages/p',
  '//elsewhere.example/pages/p',
  'javascript:alert(1)',
  'data:text/html,p',
  '',
];

/**
 * Proves what the sign-up form expects of a supplier's checkout: it goes to no unknown URL, and a script that cannot be
 * loaded, or a page that is never created, ends nothing. A checkout that uses the document needs a browser.
 *
 * @throws Error that says which promise is broken
 */
export async function proveCheckout(createCheckout: CreateCheckout, { data }: CheckoutProof): Promise<void> {
  const create = (given: CheckoutData) => createCheckout(given, () => false);
  const checkout = create(data);
  for (const url of elsewhere) {
    const page = { id: 'p', type: 'checkout_new', state: 'created', url };
    assertKept(!checkout.redirectTo(page), `it goes to ${JSON.stringify(url)}`);
  }
  checkout.prepare();
  checkout.prepare();
  const isReady = await checkout.isReady();
  assertKept(typeof isReady === 'boolean', 'isReady says neither yes nor no');
  const called: string[] = [];
  const close = checkout.open(() => Promise.reject(new Error('There is no page')), recordCalls(called));
  close();
  close();
  assertKept(!called.includes('succeeded'), 'it reports a payment without a page');
  const other = createCheckout(data, () => true);
  assertKept(
    !other.redirectTo({ id: 'p', type: 'checkout_new', state: 'created', url: elsewhere[0] ?? '' }),
    'on the test site it goes to unknown URLs',
  );
}

function recordCalls(called: string[]): CheckoutCallbacks {
  const names = ['opened', 'succeeded', 'closed', 'failed', 'cannotDisplay'] as const;
  return Object.fromEntries(
    names.map((name) => [name, () => void called.push(name)]),
  ) as unknown as CheckoutCallbacks;
}

function assertKept(isKept: boolean, broken: string): asserts isKept {
  if (!isKept) throw new Error(`The checkout breaks a promise: ${broken}`);
}
