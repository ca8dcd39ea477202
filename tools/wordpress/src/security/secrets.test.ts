import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

let wordPress: WordPress;

beforeAll(async () => {
  wordPress = await startWordPress({
    constants: {
      GUILDHALL_CONTENT_KEY: 'a-key-of-the-content',
      GUILDHALL_CONTENT_PREVIEW_KEY: 'too-short',
      GUILDHALL_PREVIEW_SECRET: 'the-same-for-two-uses',
      GUILDHALL_CONTENT_WEBHOOK_SECRET: 'the-same-for-two-uses',
    },
  });
}, 240_000);

afterAll(() => wordPress.stop());

const secret = (name: string) => `Guildhall\\Security\\Secret::${name}`;

it.each([
  ['ContentKey', 'set', true],
  ['PreviewKey', 'too short', false],
  ['PreviewSecret', 'used twice', false],
  ['EventSecret', 'used twice', false],
])('uses the secret %s only if it is %s [7.13.5]', { timeout: 60_000 }, async (name, state, opens) => {
  const result = await wordPress.evaluate(
    `$secret = ${secret(name)}; return array( $secret->state(), $secret->equals( constant( $secret->value ) ) );`,
  );
  expect(result).toEqual([state, opens]);
});

it(
  'opens nothing with another secret, a missing one or an empty one [7.13.5]',
  { timeout: 60_000 },
  async () => {
    const result = await wordPress.evaluate(
      `return array_map( array( ${secret('ContentKey')}, 'equals' ), array( 'a-key-of-the-contenT', '', null ) );`,
    );
    expect(result).toEqual([false, false, false]);
  },
);

it(
  'opens nothing with a secret that this WordPress does not have [7.13.5]',
  { timeout: 240_000 },
  async () => {
    const bare = await startWordPress();
    const result = await bare.evaluate(
      `return array_map( static fn( $secret ) => array( $secret->state(), $secret->read(), $secret->equals( '' ), $secret->equals( null ) ), Guildhall\\Security\\Secret::cases() );`,
    );
    expect(result).toEqual(Array(4).fill(['unset', null, false, false]));
    await bare.stop();
  },
);

it('reads a secret from the environment if there is no constant', { timeout: 60_000 }, async () => {
  const result = await wordPress.evaluate(
    `putenv( 'GUILDHALL_CONTENT_KEY=another-key-of-content' ); return ${secret('ContentKey')}->equals( 'a-key-of-the-content' );`,
  );
  expect(result).toBe(true);
});
