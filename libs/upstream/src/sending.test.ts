import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neverResponding, json, settle, createSupplier } from './supplier.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  it('posts JSON and reads the response', async () => {
    const { upstream, fetch } = createSupplier([json({ done: true })], { headers: { 'x-token': 'a' } });
    expect(await upstream.sendJson('/graphql', { query: '{ a }' }, { headers: { 'x-more': 'b' } })).toEqual({
      done: true,
    });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://content.example/graphql');
    expect(request).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}', redirect: 'manual' });
    expect(Object.fromEntries(request?.headers as Headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-token': 'a',
      'x-more': 'b',
    });
  });

  it.each([500, 503, 429, new TypeError('fetch failed')])('is not repeated after %s', async (response) => {
    const { upstream, fetch } = createSupplier([response, 200]);
    expect(await settle(upstream.sendJson('/', {}))).toMatchObject({ name: 'UpstreamError' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is repeated if it is repeatable, with the same body', async () => {
    const { upstream, fetch } = createSupplier([503, new TypeError('fetch failed'), 200]);
    const call = upstream.sendJson('/', { quantity: 3 }, { repeatable: true });
    await vi.advanceTimersByTimeAsync(150);
    expect(await call).toEqual({ ok: true });
    expect(fetch.mock.calls.map(([, request]) => request?.body)).toEqual(Array(3).fill('{"quantity":3}'));
  });

  it('has a deadline, and ends when the caller aborts it', async () => {
    const { upstream } = createSupplier([neverResponding]);
    const late = settle(upstream.sendJson('/', {}));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await late).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
    const caller = new AbortController();
    const left = settle(upstream.sendJson('/', {}, { signal: caller.signal }));
    caller.abort(new Error('visitor left'));
    expect(await left).toMatchObject({ message: 'visitor left' });
  });

  it('rejects for a path that leaves the origin', async () => {
    const { upstream, fetch } = createSupplier([200]);
    await expect(upstream.sendJson('//evil.example', {})).rejects.toThrow(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('reveals nothing of the body in errors and events', async () => {
    const { upstream, events } = createSupplier([json({ why: 'secret' }, { status: 500 })]);
    const error = await settle(upstream.sendJson('/a?key=secret', { vatNr: 'secret' }));
    expect(JSON.stringify([error, String(error), events])).not.toContain('secret');
    expect(events).toMatchObject([{ type: 'failed', attempts: 1 }]);
  });
});

describe('a request of another program', () => {
  const form = {
    method: 'POST',
    body: 'plan=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const;

  it('is sent unchanged, and its response is returned with the status', async () => {
    const { upstream, fetch } = createSupplier([json({ id: 1 }, { status: 201, headers: { 'x-a': 'b' } })]);
    const { status, headers, body } = await upstream.exchange('/pages', form);
    expect([status, headers.get('x-a'), body]).toEqual([201, 'b', { id: 1 }]);
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(request).toMatchObject({ method: 'POST', body: 'plan=a' });
    expect((request?.headers as Headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it.each([400, 401, 404, 409, 422])('may get a %i, which is a response, too', async (status) => {
    const { upstream, fetch, events } = createSupplier([json({ code: 'wrong' }, { status })]);
    expect(await upstream.exchange('/pages', form)).toMatchObject({ status, body: { code: 'wrong' } });
    expect(fetch).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
  });

  it.each([429, 500, 503, 302])('fails with a %i', async (status) => {
    const { upstream, fetch } = createSupplier([json({}, { status })]);
    expect(await settle(upstream.exchange('/pages', form))).toMatchObject({
      name: 'UpstreamError',
      status,
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is repeated if it is a GET, or repeatable', async () => {
    for (const request of [{ method: 'GET' }, { ...form, repeatable: true }] as const) {
      const { upstream, fetch } = createSupplier([503, 200]);
      const call = upstream.exchange('/pages', request);
      await vi.advanceTimersByTimeAsync(150);
      expect(await call).toMatchObject({ status: 200 });
      expect(fetch).toHaveBeenCalledTimes(2);
    }
  });

  it('fails with a response that is not JSON, without quoting it', async () => {
    const { upstream } = createSupplier([new Response('<p>secret</p>', { status: 400 })]);
    const error = await settle(upstream.exchange('/pages', form));
    expect(error).toMatchObject({ code: 'UPSTREAM_BODY' });
    expect(String(error)).not.toContain('secret');
  });
});
