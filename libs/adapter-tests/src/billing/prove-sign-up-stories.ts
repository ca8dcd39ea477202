import { deepEqual, ok } from 'node:assert/strict';
import { isPaid, type SignUpState } from '@guildhall/signup/flow';
import { seededRandom } from '@guildhall/api/testing';
import { openBillingStage, sendEvent, type RandomProofOptions } from './billing-stage.ts';
import type { BillingWorld, CreateBillingWorld, WorldFault } from './billing-world.ts';
import { Browser, Tab, type Habit, type Wire } from './browser.ts';
import { Scene } from './scene.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const minuteMs = 60_000;

/** A person who joins, and the events of their story. */
interface Story {
  scene: Scene;
  browser: Browser;
  email: string;
  random: () => number;
  /** Time since which there is a subscription that this browser has not paid, ms. */
  subscribedAt: number | undefined;
  /** True when the payer has entered another address in the checkout. */
  isPaidByOther: boolean;
  device: { browser: Visitor; key: string; page: string | undefined; hasPaid: boolean };
  /** Number of refunded payments. */
  undone: number;
}

const pick = <T>({ random }: Story, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;
const anyTab = (story: Story): Tab => pick(story, story.browser.tabs);
const getWorld = ({ scene }: Story): BillingWorld => scene.stage.world;

/** A random action in an open checkout. */
async function atCheckout(story: Story): Promise<void> {
  const { browser, email, random } = story;
  const world = getWorld(story);
  const tab = browser.tabs.find(({ over, own }) => over?.page ?? own);
  const page = tab?.own ?? tab?.over?.page;
  if (!tab || !page) return anyTab(story).submit();
  const chance = random();
  if (chance < 0.45) {
    const isOther = random() < 0.2 && world.asksForEmail;
    const isPaidNow = await browser.pay(page.id, isOther ? `other-${email}` : email);
    if (isPaidNow && isOther) story.isPaidByOther = true;
    const isReported = isPaidNow && random() < 0.6;
    if (isReported && tab.over) tab.over.callbacks.succeeded();
    else if (isReported) tab.reload('succeeded');
    else if (tab.over && random() < 0.5) tab.endOver('closed');
  } else if (chance < 0.6) await world.refuse?.(page.id);
  else if (chance < 0.85 && tab.over) tab.endOver(random() < 0.7 ? 'closed' : 'failed');
  else if (chance < 0.85) {
    const shown = (await world.listPages()).find(({ id }) => id === page.id);
    if (shown?.isPayable && random() < 0.5) await world.cancel?.(page.id);
    tab.reload('cancelled');
  } else tab.back(random() < 0.5);
}

const wires: readonly Wire[] = ['lost before', 'lost after', 'slow', 'working'];
const habits: readonly Habit[] = ['opens', 'opens', 'opens', 'mute', 'cannotDisplay', 'failing'];

/** Possible events; each resolves when it has started. */
const happenings: Record<string, (story: Story) => Promise<unknown> | void> = {
  submit: (story) => anyTab(story).submit(),
  submitTwice(story) {
    const tab = anyTab(story);
    tab.submit();
    tab.submit();
  },
  submitEverywhere: ({ browser }) => browser.tabs.forEach((tab) => tab.submit()),
  atCheckout,
  anotherTab(story) {
    const { browser, random } = story;
    if (browser.tabs.length === 3) browser.tabs.shift()?.flow.stop();
    const tab = new Tab(browser, `tab-${random().toString(36).slice(2, 10)}`);
    tab.hasScript = random() < 0.8 && getWorld(story).hasScript;
    browser.tabs.push(tab);
  },
  script: (story) => void (anyTab(story).habit = pick(story, habits)),
  reload: (story) => anyTab(story).reload(),
  back: (story) => anyTab(story).back(story.random() < 0.6),
  look: (story) => void anyTab(story).flow.recheck(),
  resume(story) {
    const { flow, at } = anyTab(story);
    if (at === 'unsure') void flow.resume();
  },
  correct(story) {
    const { order } = story.browser;
    const last_name = pick(story, ['Vind', 'Vindt']);
    order.now = { ...order.now, customer: { ...order.now.customer, last_name } };
  },
  wire(story) {
    for (let calls = 1 + Math.floor(story.random() * 3); calls > 0; calls -= 1)
      story.browser.wires.push(pick(story, wires));
  },
  vendor(story) {
    const match = story.random() < 0.5 ? 'POST' : '';
    const times = 1 + Math.floor(story.random() * 3);
    const kinds =
      story.random() < 0.4 ? (['lost', 'down'] as const) : (['error', 'busy', 'html', 'broken'] as const);
    getWorld(story).disturb?.({ kind: pick<WorldFault['kind']>(story, kinds), match, times });
  },
  kill: ({ scene, random }) => scene.crash.dieAt(1 + Math.floor(random() * 12)),
  async events(story) {
    // An event that is not chosen is lost; one that is chosen more than once is sent more than once.
    const recent = (await getWorld(story).listEvents()).slice(-6);
    for (let sent = 0; sent < 3; sent += 1) {
      const event = pick(story, recent);
      if (event) await sendEvent(story.scene.api, event);
    }
  },
  sweep: ({ scene }) => scene.api.catchUp().catch(() => undefined),
  pass: (story) =>
    story.browser.pass(pick(story, [1_000, 5_000, 20_000, minuteMs, 5 * minuteMs, 31 * minuteMs])),
  /** A checkout left open in another window is paid after all. */
  async oldWindow(story) {
    const { browser, email, random } = story;
    const pages = [...browser.shown.values()].flatMap((ids) => [...ids]);
    const isOther = random() < 0.2 && getWorld(story).asksForEmail;
    if (pages.length === 0 || !(await browser.pay(pick(story, pages), isOther ? `other-${email}` : email)))
      return;
    if (isOther) story.isPaidByOther = true;
  },
  /** The same person on another device: fills in the form there, or pays what was opened there. */
  async otherDevice(story) {
    const { device, browser, email, scene } = story;
    const { now } = browser.order;
    const other = { ...now, customer: { ...now.customer, first_name: 'Ada Marie' } };
    const order = story.random() < 0.7 ? other : now;
    const { status, json } = await device.browser.join(order, { key: device.key });
    if (status === 200 && typeof json['id'] === 'string') device.page = json['id'];
    if (device.page === undefined || story.random() < 0.5) return;
    if (await scene.stage.world.pay(device.page, email)) device.hasPaid = true;
  },
  expire: ({ browser }) => browser.pass(240 * minuteMs),
  async byHand(story) {
    if (story.subscribedAt !== undefined || story.random() < 0.7) return;
    await getWorld(story).addSubscription(story.email);
    story.subscribedAt = story.scene.stage.now();
  },
};

const often = ['submit', 'submit', 'submit', 'submitTwice', 'submitEverywhere'];
const paying = Array<string>(6).fill('atCheckout');
const names = [
  ...Object.keys(happenings),
  ...often,
  ...paying,
  'oldWindow',
  'oldWindow',
  'otherDevice',
  'otherDevice',
  'anotherTab',
  'wire',
  'vendor',
  'kill',
  'pass',
];

/** Violations of the rules that hold at every moment. */
async function findProblems(story: Story): Promise<string[]> {
  const { browser } = story;
  const pages = await getWorld(story).listPages();
  const payableIds = new Set(pages.filter(({ isPayable }) => isPayable).map(({ id }) => id));
  const found = [...browser.faults];
  for (const [form, ids] of [...browser.shown, ...browser.made]) {
    const payable = [...ids].filter((id) => payableIds.has(id));
    if (payable.length > 1) found.push(`${payable.length} pages for ${form}`);
  }
  return found;
}

/** The payments made here that are still active, or kept by the vendor, in the end. */
async function findDoubles(story: Story, before: ReadonlySet<string>): Promise<string[]> {
  const payments = await getWorld(story).listPayments();
  const paid = payments.filter(({ subscriptionId }) => !before.has(subscriptionId));
  const running = paid.filter(({ isRunning }) => isRunning);
  const kept = paid.filter(({ keptMinor }) => keptMinor > 0);
  story.undone = paid.length - kept.length;
  // Another address, paid from another browser, is another person.
  const people = story.device.hasPaid && story.isPaidByOther ? 2 : 1;
  const found: string[] = [];
  if (running.length > people) found.push(`${running.length} running subscriptions`);
  if (kept.length > people) found.push(`${kept.length} payments kept`);
  if (kept.length !== running.length) found.push('a payment without its subscription');
  return found;
}

/** Everything works again, and the visitor returns once more to every tab. */
async function end(story: Story): Promise<SignUpState['at'][]> {
  const { scene, browser } = story;
  scene.stage.world.calm?.();
  scene.crash.dieAt(Number.POSITIVE_INFINITY);
  browser.wires = [];
  await browser.pass(2 * minuteMs);
  await scene.api.catchUp();
  const ends: SignUpState['at'][] = [];
  for (const tab of browser.tabs) {
    if (tab.at !== 'member' && tab.at !== 'duplicate') tab.reload();
    await browser.idle();
    if (browser.paidAt !== undefined) tab.submit();
    await browser.idle();
    await browser.pass(2 * minuteMs);
    ends.push(tab.at);
  }
  for (const { flow } of browser.tabs) flow.stop();
  return ends;
}

/** Runs one story; resolves to true if it was paid, and to its violations. */
async function runStory(
  scene: Scene,
  seed: number,
): Promise<{ payments: number; undone: number; wrong: string[] }> {
  const random = seededRandom(seed);
  const email = `visitor-${seed}@members.example`;
  const { world } = scene.stage;
  const isOther = random() < 0.4;
  const browser = new Browser(scene, isOther ? world.createOtherOrder(email) : world.createOrder(email));
  const device = {
    browser: createVisitor(() => scene.api),
    ...{ key: `device-${seed}`.padEnd(36, '-'), page: undefined, hasPaid: false },
  };
  const story: Story = {
    device,
    scene,
    browser,
    email,
    random,
    subscribedAt: undefined,
    isPaidByOther: false,
    undone: 0,
  };
  const payments = await world.listPayments();
  const before = new Set(payments.map(({ subscriptionId }) => subscriptionId));
  browser.tabs.push(new Tab(browser, `first-tab-${seed}`));
  const told: string[] = [];
  let wrong: string[] = [];
  for (let left = 6 + Math.floor(random() * 14); left > 0 && wrong.length === 0; left -= 1) {
    const name = pick(story, names);
    await happenings[name]?.(story);
    await browser.idle();
    told.push(`${name} (${browser.tabs.map(({ at }) => at)})`);
    wrong = await findProblems(story);
  }
  const ends = await end(story);
  const last = [await findProblems(story), wrongEnds(story, ends), await findDoubles(story, before)];
  wrong = [...new Set([...wrong, ...last.flat()])];
  return {
    ...{ payments: browser.payments, undone: story.undone },
    wrong: wrong.length === 0 ? [] : [`${seed}: ${wrong.join(', ')}: ${told.join(', ')}; ends ${ends}`],
  };
}

function wrongEnds(story: Story, ends: SignUpState['at'][]): string[] {
  const { browser, subscribedAt, isPaidByOther, device } = story;
  const { paidAt } = browser;
  // An invoice is the same one on every device: somebody may have paid it there.
  const isPaidThere =
    device.hasPaid &&
    [...browser.shown.values(), ...browser.made.values()].some((ids) => ids.has(device.page ?? ''));
  if (paidAt === undefined)
    return !isPaidThere && ends.some((at) => isPaid({ at } as SignUpState)) ? ['paid by nobody'] : [];
  const seconds = (ms: number) => Math.floor(ms / 1_000);
  const subscribed = seconds(subscribedAt ?? Number.POSITIVE_INFINITY);
  const right: SignUpState['at'][] = [];
  // Of two that began in the same second, either may be the first; another address may be another person.
  if (subscribed >= seconds(paidAt) || isPaidByOther) right.push('member');
  // Of several payments, the first that is confirmed is kept.
  if (subscribed <= seconds(paidAt) || browser.payments > 1 || device.hasPaid) right.push('duplicate');
  // After its payment was refunded, an address that has a membership is sent to the login.
  const isToldSo = (index: number) => {
    const state = browser.tabs[index]?.flow.state();
    return state?.at === 'form' && state.error === 'user_exists' && right.includes('duplicate');
  };
  return ends.every((at, index) => right.includes(at) || isToldSo(index))
    ? []
    : [`paid, and not ${right} in every tab`];
}

/** Stories per vendor: its lists grow with each, and a database server answers more slowly than a file. */
const [perScene, perDatabase] = [50, 10];

interface SignUpStoriesOptions extends RandomProofOptions {
  /** Number of stories; 1,000 take about 30 s of processor time. */
  stories: number;
}

/**
 * Proves an adapter with stories of people who join with the browser's own code: in several tabs and on two devices, with
 * lost responses, failures of the vendor, late and repeated events, and an api that is killed. Each sees one payable page
 * per sign-up, becomes a member once it is paid, and has at most one subscription and one payment.
 *
 * @throws AssertionError with the stories that went wrong
 */
export async function proveSignUpStories(
  createWorld: CreateBillingWorld,
  { stories, seed: firstSeed = 1, ...options }: SignUpStoriesOptions,
): Promise<{ paid: number; paidTwice: number; undone: number; crashes: number }> {
  const total = { paid: 0, paidTwice: 0, undone: 0, crashes: 0 };
  const wrong: string[] = [];
  const perStage = options.createDatabase ? perDatabase : perScene;
  const end = firstSeed + stories;
  for (let first = firstSeed; first < end; first += perStage) {
    const variant = (first - firstSeed) / perStage;
    const stage = await openBillingStage(createWorld, { ...options, variant, refusesSecond: false });
    const scene = new Scene(stage);
    try {
      await scene.start();
      for (let seed = first; seed < Math.min(first + perStage, end); seed += 1) {
        const story = await runStory(scene, seed);
        if (story.payments > 0) total.paid += 1;
        if (story.payments > 1) total.paidTwice += 1;
        total.undone += story.undone;
        wrong.push(...story.wrong);
      }
    } finally {
      await stage.close();
    }
    total.crashes += scene.crashes;
  }
  deepEqual(wrong, []);
  // Of fewer, chance decides.
  if (stories < 100) return total;
  ok(total.undone > stories / 50, 'enough of the stories have something to undo');
  ok(total.paid > stories / 4, 'enough of the stories end with a payment');
  ok(total.crashes > stories / 5, 'the api is killed often enough');
  return total;
}
