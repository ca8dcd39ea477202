import type { CcuRequest, HostedPage } from '@guildhall/api-contract/signup';
import {
  createSignUpFlow,
  isPaid,
  mayBePaid,
  createSignUpCalls,
  type SignUpFlow,
  type SignUpFlowOptions,
  type SignUpState,
} from '@guildhall/signup/flow';
import { siteOrigin } from './billing-stage.ts';
import type { Scene } from './scene.ts';
import { getNextAddress } from './visitor.ts';

type CheckoutAdapter = SignUpFlowOptions['checkout'];
type CheckoutCallbacks = Parameters<CheckoutAdapter['open']>[1];

/** Lifetime of a sign-up in a tab after its last change, ms; as in `@guildhall/signup`. */
const rememberedMs = 30 * 60_000;

/** Fate of one call of a browser. `slow`: the response arrives after some time. */
export type Wire = 'working' | 'lost before' | 'lost after' | 'slow';

/** A browser: the state that its tabs share. Like a real one, it knows the api only by its responses. */
export class Browser {
  readonly scene: Scene;
  readonly order: { now: CcuRequest };
  tabs: Tab[] = [];
  readonly cookies = new Set<string>();
  /** Fates of the next calls, in order. */
  wires: Wire[] = [];
  /** The cookie that came with a page: until one has arrived, each tab is a browser of its own to the api. */
  readonly #madeFor = new Map<string, string>();
  /** Pages that the visitor has seen, by what determines a page: layout, membership, tax number and cookie. */
  readonly shown = new Map<string, Set<string>>();
  /** Pages that were created for it while it had one tab, by the tab's values, including lost responses. */
  readonly made = new Map<string, Set<string>>();
  /** The number of pages that were paid. The vendor refuses none of them in these stories. */
  payments = 0;
  /** Time since which a page of this browser is paid, ms. */
  paidAt: number | undefined;
  readonly faults: string[] = [];
  readonly #waits = new Set<{ at: number; end: () => void }>();
  #calls = 0;

  constructor(scene: Scene, order: CcuRequest) {
    this.scene = scene;
    this.order = { now: order };
  }

  readonly wait = (ms: number): Promise<void> =>
    new Promise((end) => void this.#waits.add({ at: this.scene.stage.now() + ms, end }));

  /** Resolves when nothing more happens until time passes. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#calls > 0) quiet = -1;
    }
    await this.scene.revive();
  }

  /**
   * Advances the time. After more than two minutes, the computer has slept, and each timer that was due runs once when
   * it wakes.
   */
  async pass(ms: number): Promise<void> {
    const { stage } = this.scene;
    const until = stage.now() + ms;
    for (;;) {
      const due = Math.min(until, ...(ms > 120_000 ? [] : [...this.#waits].map(({ at }) => at)));
      stage.advance(Math.max(0, due - stage.now()));
      for (const wait of this.#waits) {
        if (wait.at > stage.now()) continue;
        this.#waits.delete(wait);
        wait.end();
      }
      await this.idle();
      if (stage.now() >= until) return;
    }
  }

  async fetch(url: unknown, { method, headers, body }: RequestInit, signUp: number): Promise<Response> {
    const wire = this.wires.shift() ?? 'working';
    const { scene } = this;
    const since = scene.stage.now();
    this.#calls += 1;
    try {
      if (wire === 'lost before') throw new TypeError('Failed to fetch');
      const response = await scene.api.inject({
        method: method as 'POST',
        url: String(url),
        payload: String(body),
        remoteAddress: getNextAddress(),
        headers: {
          ...(headers as Record<string, string>),
          origin: siteOrigin,
          ...(this.cookies.size > 0 && { cookie: [...this.cookies].join('; ') }),
        },
      });
      const { id } = response.json<Record<string, unknown>>();
      if (id !== undefined && this.tabs.length === 1) add(this.made, `${signUp} ${String(body)}`, String(id));
      if (wire === 'lost after' || scene.crash.isDead) throw new TypeError('Failed to fetch');
      if (wire === 'slow') {
        this.#calls -= 1;
        await this.wait(8_000);
        this.#calls += 1;
      }
      const [set] = [response.headers['set-cookie']].flat();
      const cookie = String(set ?? '').split(';')[0];
      if (cookie) this.cookies.add(cookie);
      if (cookie && id !== undefined) this.#madeFor.set(String(id), cookie);
      this.#look(response.json<Record<string, unknown>>(), since);
      return new Response(response.body, { status: response.statusCode });
    } finally {
      this.#calls -= 1;
    }
  }

  /** Records a fault if a response after a payment says that there is something to pay. */
  #look({ status, id }: Record<string, unknown>, since: number): void {
    const invites = status === 'none' || status === 'open' || status === 'expired' || id !== undefined;
    if (invites && this.paidAt !== undefined && this.paidAt < since)
      this.faults.push(`after the payment the api says ${JSON.stringify({ status, id })}`);
  }

  async show(page: HostedPage, order: CcuRequest, layout: string): Promise<void> {
    const { subscription, tax_deduction_cpr: tax } = order;
    add(this.shown, `${layout} ${subscription.plan_id} ${tax} ${this.#madeFor.get(page.id)}`, page.id);
    await this.scene.stage.world.open(page.id);
  }

  /** Pays like a visitor who has the page open. */
  async pay(pageId: string, email: string): Promise<boolean> {
    if (!(await this.scene.stage.world.pay(pageId, email))) return false;
    this.payments += 1;
    this.paidAt ??= this.scene.stage.now();
    return true;
  }
}

function add(pages: Map<string, Set<string>>, form: string, id: string): void {
  pages.set(form, (pages.get(form) ?? new Set()).add(id));
}

/** After a checkout with these outcomes the form is shown only after a status call to the api. */
const checkedOutcomes: ReadonlySet<string> = new Set(['closed', 'expired', 'technical_error']);

/** Behaviour of the vendor's script in a tab. `mute`: it opens, and calls no callback. */
export type Habit = 'opens' | 'mute' | 'cannotDisplay' | 'failing';

/** A tab with the form: a reload discards its document, but not its stored state. */
export class Tab {
  readonly browser: Browser;
  readonly name: string;
  hasScript: boolean;
  habit: Habit = 'opens';
  /** The checkout that is open over the page. */
  over: { page: HostedPage | undefined; callbacks: CheckoutCallbacks } | undefined;
  /** The full page of the checkout, while this tab shows it. */
  own: HostedPage | undefined;
  flow!: SignUpFlow;
  #memory: { attempt: string; payable?: boolean; paid?: boolean; at: number } | undefined;
  /** The attempt for which a checkout has had a page. */
  #given: string | undefined;
  #attempts = 0;
  /** Number of stored sign-ups. */
  #signUps = 0;
  #knowsPayment = false;
  /** True when the api has reported the status since the form last began to check it. */
  #isTold = false;
  #order: CcuRequest;

  constructor(browser: Browser, name: string) {
    this.browser = browser;
    this.name = name;
    this.hasScript = browser.scene.stage.world.hasScript;
    this.#order = browser.order.now;
    this.#load();
  }

  get at(): SignUpState['at'] {
    return this.flow.state().at;
  }

  get #known() {
    const savedMemory = this.#memory;
    if (savedMemory && this.browser.scene.stage.now() - savedMemory.at >= rememberedMs)
      this.#memory = undefined;
    return this.#memory;
  }

  #remember(change: { payable?: boolean; paid?: boolean; attempt?: string }): string {
    if (!this.#known) this.#signUps += 1;
    const before = this.#known ?? { attempt: `${this.name}-${(this.#attempts += 1)}`.padStart(36, '-') };
    this.#memory = { ...before, ...change, at: this.browser.scene.stage.now() };
    return this.#memory.attempt;
  }

  #load(): void {
    this.#knowsPayment = false;
    const { browser } = this;
    this.flow = createSignUpFlow({
      calls: createSignUpCalls({ fetchFrom: this.#fetch }),
      checkout: this.#checkoutAdapter(),
      wait: browser.wait,
      onChange: (state) => this.#change(state),
    });
  }

  readonly #fetch: typeof fetch = async (url, init) => {
    const response = await this.browser.fetch(url, init ?? {}, this.#signUps);
    if (String(url).endsWith('/join-status') && response.ok) this.#isTold = true;
    return response;
  };

  #change(state: SignUpState): void {
    const { browser } = this;
    if (state.at === 'checking') this.#isTold = false;
    const isOffered = state.at === 'form' && state.error !== undefined && checkedOutcomes.has(state.error);
    const hadCheckout = this.#given !== undefined && this.#given === this.#known?.attempt;
    if (isOffered && hadCheckout && !this.#isTold)
      browser.faults.push('the form is shown, and the api was not asked');
    if (mayBePaid(state)) this.#remember({ payable: true });
    if (isPaid(state)) {
      this.#knowsPayment = true;
      this.#remember({ paid: true });
      if (state.at === 'member' || state.at === 'duplicate') this.#memory = undefined;
    } else if (this.#knowsPayment) browser.faults.push(`${state.at} although a payment is known`);
    if (state.at !== 'form' || state.error !== 'expired') return;
    this.#remember({ payable: false, attempt: `${this.name}-${(this.#attempts += 1)}`.padStart(36, '-') });
  }

  #checkoutAdapter(): CheckoutAdapter {
    return {
      isReady: () => this.hasScript,
      open: (page, callbacks) => {
        const over: NonNullable<Tab['over']> = { page: undefined, callbacks };
        this.over = over;
        void page().then(
          (made) => {
            this.#given = this.#known?.attempt;
            if (this.over === over) this.#opens(over, made);
          },
          () => {
            this.over = undefined;
            callbacks.failed();
            callbacks.closed();
          },
        );
        return () => {
          if (this.over === over) this.over = undefined;
        };
      },
      redirectTo: (page) => {
        this.own = page;
        this.#given = this.#known?.attempt;
        void this.browser.show(page, this.#order, 'own');
        return true;
      },
    };
  }

  #opens(over: NonNullable<Tab['over']>, page: HostedPage): void {
    if (this.habit === 'cannotDisplay' || this.habit === 'failing') {
      this.over = undefined;
      return this.habit === 'cannotDisplay' ? over.callbacks.cannotDisplay() : over.callbacks.failed();
    }
    over.page = page;
    void this.browser.show(page, this.#order, 'over');
    if (this.habit === 'opens') over.callbacks.opened();
  }

  /** Presses the button; does nothing unless the form is shown. */
  submit(): void {
    if (this.own || this.at !== 'form') return;
    this.#order = this.browser.order.now;
    void this.flow.submit(this.#order, this.#remember({}));
  }

  /** Discards the document, and loads it again from the server. */
  reload(returned?: 'succeeded' | 'cancelled'): void {
    this.flow.stop();
    this.over = undefined;
    this.own = undefined;
    this.#load();
    const known = this.#known;
    if (known?.paid || (known?.payable && returned === 'succeeded')) void this.flow.resumePaid();
    else if (known?.payable) void this.flow.resume();
    else if (returned === 'succeeded') void this.flow.lookUp();
  }

  /** Presses the back button; the browser may have kept the document as it was. */
  back(isKept: boolean): void {
    if (!isKept) return this.reload();
    this.own = undefined;
    if (this.#known?.payable) void this.flow.resume();
  }

  /** Ends the checkout over the page: by the payer's close button, after a payment, or by a failure. */
  endOver(how: 'closed' | 'failed'): void {
    const { over } = this;
    this.over = undefined;
    over?.callbacks[how]();
  }
}
