import { deepEqual, equal, ok } from 'node:assert/strict';
import type { StatementRequest } from '@guildhall/api-contract/contracts';
import { seededRandom } from '@guildhall/api/testing';
import { openBillingStage, sendEvent, type RandomProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { connectReader, type ContractReader } from './contract-reader.ts';
import { Scene } from './scene.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const hourMs = 60 * 60_000;
/** Statements of one story: one inbox gets four receipts at once. */
const maxStatements = 3;
/** Stories that share an api, unless it is killed. */
const perStage = 25;

/** A person who joins, pays, withdraws, cancels and repeats. */
interface Story {
  scene: Scene;
  reader: ContractReader;
  email: string;
  random: () => number;
  visitor: Visitor;
  page: string | undefined;
  statements: StatementRequest[];
  /** True once the office may have accepted a withdrawal: a person who has left joins and pays no more. */
  hasLeft: boolean;
}

async function join(story: Story): Promise<void> {
  const { scene, visitor, email, hasLeft } = story;
  if (hasLeft) return;
  const { status, json } = await visitor.join(scene.stage.world.createOrder(email));
  if (status === 200 && typeof json['id'] === 'string') story.page ??= json['id'];
}

async function pay({ scene, page, email, hasLeft }: Story): Promise<void> {
  const { world } = scene.stage;
  if (page === undefined || hasLeft || !(await world.pay(page, email))) return;
  const event = (await world.listEvents()).at(-1);
  if (event) await sendEvent(scene.api, event);
}

const state = (kind: StatementRequest['kind']) => async (story: Story) => {
  const { statements, reader, email, random } = story;
  if (statements.length >= maxStatements) return;
  const [contract] = await reader.list(email);
  // As the payment page and the profile name it, or as people remember it.
  const name = random() < 0.8 ? contract?.references[0] : undefined;
  const id = `statement-${statements.length}-of-${email.replaceAll(/\W/g, '-')}`;
  const shared = { id, name: 'Ada Vind', email, contract: name ?? 'my membership' };
  statements.push(
    kind === 'withdrawal' ? { kind, ...shared } : { kind, ...shared, details: { manner: 'ordinary' } },
  );
  await send(story, id);
};

/** Sends a statement, or sends it again. @returns the time of its arrival, if the api has responded */
async function send({ visitor, statements }: Story, id: string): Promise<string | undefined> {
  const statement = statements.find((one) => one.id === id);
  if (!statement) return undefined;
  const { status, json } = await visitor.state(statement);
  return status === 200 ? String(json['received_at']) : undefined;
}

async function decide(story: Story): Promise<void> {
  const { scene, statements, random } = story;
  const statement = statements[Math.floor(random() * statements.length)];
  if (!statement) return;
  const isAccepted = random() < 0.8;
  if (isAccepted && statement.kind === 'withdrawal') story.hasLeft = true;
  await scene.api.decideStatement(statement.id, isAccepted ? 'accepted' : 'refused');
}

const happenings: readonly ((story: Story) => Promise<unknown>)[] = [
  ...[join, pay, pay, state('withdrawal'), state('cancellation'), decide, decide],
  ({ scene }) => scene.api.catchUp(),
  (story) => send(story, story.statements[0]?.id ?? ''),
  async ({ scene, random }) => scene.crash.dieAt(1 + Math.floor(random() * 25)),
];

async function runStory(story: Story): Promise<void> {
  const { scene, random } = story;
  await join(story);
  if (random() < 0.8) await pay(story);
  for (let count = 4 + Math.floor(random() * 8); count > 0; count -= 1) {
    const happen = happenings[Math.floor(random() * happenings.length)];
    await happen?.(story).catch(() => undefined);
    await scene.revive();
  }
  // No kill is left over.
  scene.crash.dieAt(Infinity);
}

/** Checks the end: each statement has one receipt, and nobody pays after leaving. */
async function check(story: Story, crashesBefore: number): Promise<void> {
  const { scene, statements, reader, email } = story;
  const arrivals = new Map<string, string>();
  for (const { id } of statements) {
    const receivedAt = await send(story, id);
    ok(receivedAt, `${id} has not arrived`);
    arrivals.set(id, receivedAt);
  }
  for (let hour = 0; hour < 4; hour += 1) {
    scene.stage.advance(hourMs);
    await scene.api.catchUp();
    await scene.api.settled();
  }
  const receipts = scene.listReceipts();
  for (const [id, receivedAt] of arrivals) {
    const own = receipts.filter((receipt) => receipt.id === id);
    ok(own.length > 0, `${id} has no receipt`);
    // An api that is killed before it has noted what the relay accepted sends the same email again, with the same ID.
    if (scene.crashes === crashesBefore) equal(own.length, 1, `${id} has ${own.length} receipts`);
    for (const receipt of own) equal(new Date(receipt.receivedAt).toISOString(), receivedAt);
  }
  const ended = await Promise.all(statements.map(({ id }) => scene.api.findStatement(id)));
  const accepted = ended.filter((one) => one?.state === 'closed' && one.reason === '');
  // A person who withdraws or cancels before there is a contract may still conclude one.
  const hasWithdrawn = accepted.some((one) => one?.kind === 'withdrawal' && one.found);
  const hasCancelled = accepted.some((one) => one?.kind === 'cancellation' && one.found?.subscriptionId);
  const contracts = await reader.list(email);
  const own = new Set(contracts.map(({ subscriptionId }) => subscriptionId));
  const payments = (await scene.stage.world.listPayments()).filter(({ subscriptionId }) =>
    own.has(subscriptionId),
  );
  for (const { keptMinor } of payments) ok(keptMinor >= 0, 'something is refunded twice');
  if (hasWithdrawn)
    deepEqual(
      payments.map(({ isRunning, keptMinor }) => ({ isRunning, keptMinor })),
      payments.map(() => ({ isRunning: false, keptMinor: 0 })),
      'a membership is left, or money is kept, after an accepted withdrawal',
    );
  if (hasCancelled)
    ok(
      ['non_renewing', 'cancelled'].includes(await reader.readStatus(contracts[0]?.customerId ?? '')),
      'a cancelled membership renews',
    );
}

/**
 * Proves that nobody is charged after leaving, and that every statement has one receipt, in stories of people who join, pay, withdraw,
 * cancel and repeat, while the office decides and the api is killed at any step.
 *
 * @throws AssertionError that names the story's seed
 */
export async function proveContractStories(
  createWorld: CreateBillingWorld,
  { stories, seed: firstSeed = 1, ...options }: RandomProofOptions & { stories: number },
): Promise<void> {
  for (let first = 0; first < stories; first += perStage) {
    const stage = await openBillingStage(createWorld, options);
    const scene = new Scene(stage);
    const reader = connectReader(stage);
    try {
      await scene.start();
      for (let at = first; at < Math.min(stories, first + perStage); at += 1) {
        const seed = firstSeed + at;
        const { crashes } = scene;
        const story: Story = {
          ...{ scene, reader, email: `person-${at}@members.example`, random: seededRandom(seed) },
          ...{ visitor: createVisitor(() => scene.api), page: undefined, statements: [], hasLeft: false },
        };
        await runStory(story);
        await check(story, crashes).catch((error: unknown) => {
          throw new Error(`the story with the seed ${seed} ends wrongly`, { cause: error });
        });
      }
    } finally {
      await reader.close();
      await stage.close();
    }
  }
}
