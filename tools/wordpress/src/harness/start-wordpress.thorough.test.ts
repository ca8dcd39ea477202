import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from './start-wordpress.ts';

describe('a WordPress for tests', () => {
  let wordPress: WordPress;
  beforeAll(async () => {
    wordPress = await startWordPress({ serve: true, constants: { GUILDHALL_EXAMPLE: "it's set" } });
  });
  afterAll(() => wordPress.stop());

  it('runs the plug-in and knows its own address', async () => {
    const facts = await wordPress.evaluate(
      'return array( get_option( "active_plugins" ), home_url(), GUILDHALL_EXAMPLE );',
    );
    expect(facts).toEqual([['guildhall/guildhall.php'], wordPress.origin, "it's set"]);
  });

  it('answers requests', async () => {
    const { status, body } = await wordPress.request('/wp-json/wp/v2/pages?slug=sample-page');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toHaveLength(1);
  });

  it('answers over HTTP, with its files', async () => {
    const response = await fetch(`${wordPress.origin}/wp-includes/js/wp-api.js`);
    expect(response.headers.get('content-type')).toContain('javascript');
    await response.body?.cancel();
  });

  it('says why PHP failed', async () => {
    await expect(wordPress.run('not_a_function();')).rejects.toThrow('not_a_function');
  });

  it('deletes its folder at the end', async () => {
    const other = await startWordPress({ plugins: {} });
    await other.stop();
    expect(existsSync(other.folder)).toBe(false);
  });
});
