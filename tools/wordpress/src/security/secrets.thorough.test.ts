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
});

afterAll(() => wordPress.stop());

const secret = (name: string) => `Guildhall\\Security\\Secret::${name}`;

it.each([
  ['ContentKey', 'set', true],
  ['PreviewKey', 'too short', false],
  ['PreviewSecret', 'used twice', false],
  ['EventSecret', 'used twice', false],
])('uses the secret %s only if it is %s [7.13.5]', async (name, state, opens) => {
  const result = await wordPress.evaluate(
    `$secret = ${secret(name)}; return array( $secret->state(), $secret->equals( constant( $secret->value ) ) );`,
  );
  expect(result).toEqual([state, opens]);
});

it('opens nothing with another secret, a missing one or an empty one [7.13.5]', async () => {
  const result = await wordPress.evaluate(
    `return array_map( array( ${secret('ContentKey')}, 'equals' ), array( 'a-key-of-the-contenT', '', null ) );`,
  );
  expect(result).toEqual([false, false, false]);
});

it('opens nothing with a secret that this WordPress does not have [7.13.5]', async () => {
  const bare = await startWordPress();
  const result = await bare.evaluate(
    `return array_map( static fn( $secret ) => array( $secret->state(), $secret->read(), $secret->equals( '' ), $secret->equals( null ) ), Guildhall\\Security\\Secret::cases() );`,
  );
  expect(result).toEqual(Array(4).fill(['unset', null, false, false]));
  await bare.stop();
});

it('opens no draft, no members’ page, no preview and no site to events with such a secret [7.13.5]', async () => {
  const secrets = {
    GUILDHALL_CONTENT_KEY: 'short',
    GUILDHALL_CONTENT_PREVIEW_KEY: 'short too',
    GUILDHALL_PREVIEW_SECRET: 'the-same-for-two-uses',
    GUILDHALL_CONTENT_WEBHOOK_SECRET: 'the-same-for-two-uses',
  };
  for (const constants of [secrets, {}]) {
    const closed = await startWordPress({
      constants: { GUILDHALL_SITE_ORIGIN: 'https://www.site.example', ...constants },
    });
    const id = await closed.run(
      `echo wp_insert_post( array( 'post_title' => 'Members', 'post_name' => 'members', 'post_content' => 'Inside', 'post_status' => 'private', 'post_type' => 'page', 'meta_input' => array( 'guildhall_for_members' => '1' ) ) );`,
    );
    const key = (name: keyof typeof secrets) => (name in constants ? secrets[name] : '');
    const page = await closed.request('/wp-json/entry/api?path=%2Fmembers', {
      headers: { 'x-content-key': key('GUILDHALL_CONTENT_KEY') },
    });
    expect(JSON.parse(page.body)).toMatchObject({ hasAccess: false, content: [] });
    expect(page.body).not.toContain('Inside');
    const draft = await closed.request(`/wp-json/entry/api?id=${id}`, {
      headers: { 'x-preview-key': key('GUILDHALL_CONTENT_PREVIEW_KEY') },
    });
    expect(draft.status).toBe(401);
    expect(draft.body).not.toContain('Inside');
    expect(
      await closed.evaluate(
        'return array( Guildhall\\Preview\\Ticket::create( 1 ), Guildhall\\Publishing\\EventSender::is_configured() );',
      ),
    ).toEqual([null, false]);
    await closed.stop();
  }
});

it('reads a secret from the environment if there is no constant', async () => {
  const result = await wordPress.evaluate(
    `putenv( 'GUILDHALL_CONTENT_KEY=another-key-of-content' ); return ${secret('ContentKey')}->equals( 'a-key-of-the-content' );`,
  );
  expect(result).toBe(true);
});
