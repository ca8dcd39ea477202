import { describe, expect, it, vi } from 'vitest';
import { createGrantedToken } from './access-token.ts';

const day = 86_400_000;

/** A service that grants tokens for a day, each with a number. */
function service() {
  let time = 0;
  const post = vi.fn(async (): Promise<unknown> => ({
    access_token: `token ${post.mock.calls.length}`,
    expires_in: 86_400,
  }));
  const token = createGrantedToken({ post }, { id: 'an-id', secret: 'a-secret' }, () => time);
  return { token, post, pass: (ms: number) => void (time += ms) };
}

describe('a granted token', () => {
  it('is fetched once for all calls that need it at the same time', async () => {
    const { token, post } = service();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => token.get()));
    expect(new Set(tokens)).toEqual(new Set(['token 1']));
    expect(post).toHaveBeenCalledExactlyOnceWith(
      { client_id: 'an-id', client_secret: 'a-secret', grant_type: 'client_credentials' },
      { repeatable: true },
    );
  });

  it('is renewed before it expires', async () => {
    const { token, pass } = service();
    await token.get();
    pass(day - 11 * 60_000);
    expect(await token.get()).toBe('token 1');
    pass(2 * 60_000);
    expect(await token.get()).toBe('token 2');
  });

  it('is used until it expires if its renewal fails, and no longer', async () => {
    const { token, post, pass } = service();
    await token.get();
    post.mockRejectedValue(new Error('no tokens today'));
    pass(day - 60_000);
    expect(await token.get()).toBe('token 1');
    pass(60_000);
    await expect(token.get()).rejects.toThrow('no tokens today');
  });

  it('that was refused is replaced; a late refusal of an older one changes nothing', async () => {
    const { token } = service();
    token.refuse(await token.get());
    expect(await token.get()).toBe('token 2');
    token.refuse('token 1');
    expect(await token.get()).toBe('token 2');
  });

  it('is missing if the response has none', async () => {
    const { token, post } = service();
    post.mockResolvedValueOnce({ error: 'invalid_client' });
    await expect(token.get()).rejects.toMatchObject({ code: 'UPSTREAM_BODY' });
    expect(await token.get()).toBe('token 2');
  });
});
