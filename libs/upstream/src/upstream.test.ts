import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neverResponding, json, settle, createSupplier } from './supplier.fixture.ts';
import { formatFailure } from './upstream-error.ts';
import { createUpstream } from './upstream.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

describe('reading JSON', () => {
  it('requests it from the supplier, with its headers and those of the call', async () => {
    const { upstream, fetch, events } = createSupplier([200], {
      headers: { 'X-Key': 'a', 'x-kept': 'b' },
    });
    expect(await upstream.readJson('/cards?x=1', { headers: { 'x-key': 'c' } })).toEqual({ ok: true });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://content.example/cards?x=1');
    expect(Object.fromEntries(request?.headers as Headers)).toEqual({
      accept: 'application/json',
      'x-key': 'c',
      'x-kept': 'b',
    });
    expect(request?.method ?? 'GET').toBe('GET');
    expect(events).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('requests it from a supplier in a folder and behind a password', async () => {
    const { upstream, fetch } = createSupplier([200], {
      origin: 'https://content.example/cms/',
      login: 'editor:a:wörd',
    });
    await upstream.readJson('/cards?x=1', { headers: { 'x-key': 'c' } });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://content.example/cms/cards?x=1');
    const authorization = `Basic ${Buffer.from('editor:a:wörd').toString('base64')}`;
    expect(Object.fromEntries(request?.headers as Headers)).toMatchObject({ authorization, 'x-key': 'c' });
  });

  it('makes no request for a path that leaves the supplier, or with an invalid header', async () => {
    const { upstream, fetch } = createSupplier([200]);
    await expect(upstream.readJson('//evil.example/')).rejects.toBeInstanceOf(TypeError);
    const error = await settle(
      upstream.readJson('/', { headers: { authorization: 'Bearer secret\n' + 'x' } }),
    );
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).not.toContain('secret');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    { deadlineMs: 0 },
    { deadlineMs: Number.NaN },
    { retries: 3 },
    { retries: -1 },
    { origin: 'content.example' },
    { headers: { 'x-key': 'a\nb' } },
  ])('cannot be set up with %o', (option) => {
    const options = { name: 'content', origin: 'https://content.example', deadlineMs: 1_000, ...option };
    expect(() => createUpstream(options)).toThrow();
  });
});

it.each([
  [503, 'answered with status 503'],
  [301, 'answered with a redirect'],
  [new TypeError('fetch failed'), 'could not be reached'],
  [new Response('no JSON'), 'answered with something other than JSON'],
])('has a text for its operator for a failure %s', async (response, words) => {
  const { upstream } = createSupplier([response], { retries: 0 });
  expect(formatFailure(await settle(upstream.readJson('/')))).toBe(words);
  expect(formatFailure(new SyntaxError('x'))).toBe('returned an unreadable response');
});

describe('a missing resource', () => {
  const createResponse = (body: string, status = 404) =>
    settle(createSupplier([new Response(body, { status })]).upstream.readJson('/entry'));

  it.each([
    ['{"code":"rest_no_route","message":"No route","data":{"status":404}}', 'rest_no_route'],
    ['{"code":"a code with words"}', ''],
    ['{"code":5}', ''],
    ['{}', ''],
    ['[]', ''],
    ['null', ''],
  ])('is recognised as the supplier’s own response by the body %s', async (body, bodyCode) => {
    expect(await createResponse(body)).toMatchObject({ code: 'UPSTREAM_STATUS', status: 404, bodyCode });
    expect(await createResponse(body, 410)).toMatchObject({ status: 410, bodyCode });
  });

  it.each(['<h1>Not Found</h1>', '', '{', `"${'x'.repeat(70_000)}"`])(
    'may be reported by something in front of the supplier: %#',
    async (body) => {
      expect(await createResponse(body)).toMatchObject({ status: 404, bodyCode: undefined });
    },
  );

  it('has no body code for any other status', async () => {
    expect(await createResponse('{"code":"rest_forbidden"}', 403)).toMatchObject({ bodyCode: undefined });
  });
});

describe('the deadline', () => {
  it('covers the whole call, and the request is aborted', async () => {
    const { upstream, fetch } = createSupplier([neverResponding]);
    const call = settle(upstream.readJson('/entry?path=secret'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await call).toMatchObject({
      code: 'UPSTREAM_DEADLINE',
      message: 'content did not answer in time for /entry',
    });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('covers reading the body', async () => {
    const { upstream } = createSupplier([
      async ({ signal }) => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{'));
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          },
        });
        return new Response(body);
      },
    ]);
    const call = settle(upstream.readJson('/'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await call).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
  });

  it('covers the retries together, not each', async () => {
    const late = Promise.withResolvers<Response>();
    const { upstream, fetch } = createSupplier([() => late.promise, neverResponding]);
    const call = settle(upstream.readJson('/'));
    await vi.advanceTimersByTimeAsync(2_000);
    late.resolve(json({}, { status: 500 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await call).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is the caller's when that is shorter, and never longer than the supplier's", async () => {
    const { upstream } = createSupplier([neverResponding]);
    const short = settle(upstream.readJson('/', { deadlineMs: 200 }));
    const long = settle(upstream.readJson('/', { deadlineMs: 60_000 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(await short).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
    await vi.advanceTimersByTimeAsync(2_800);
    expect(await long).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
  });

  it('allows no request if no time is left', async () => {
    const { upstream, fetch } = createSupplier([200]);
    await expect(upstream.readJson('/', { deadlineMs: 0 })).rejects.toMatchObject({
      code: 'UPSTREAM_DEADLINE',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ends when the caller aborts, whose reason is passed on unchanged', async () => {
    const { upstream, events } = createSupplier([neverResponding]);
    const caller = new AbortController();
    const call = settle(upstream.readJson('/', { signal: caller.signal }));
    const reason = new Error('visitor left');
    caller.abort(reason);
    expect(await call).toBe(reason);
    expect(await settle(upstream.readJson('/', { signal: caller.signal }))).toBe(reason);
    expect(events).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('unusable responses', () => {
  it.each([
    [404, 'UPSTREAM_STATUS'],
    [401, 'UPSTREAM_STATUS'],
    [400, 'UPSTREAM_STATUS'],
    [301, 'UPSTREAM_REDIRECT'],
    [307, 'UPSTREAM_REDIRECT'],
  ])('with %d fail at once as %s', async (status, code) => {
    const { upstream, fetch } = createSupplier([status]);
    await expect(upstream.readJson('/a')).rejects.toMatchObject({ name: 'UpstreamError', code, status });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it('that are not JSON, or too large, fail at once', async () => {
    const broken = createSupplier([new Response('<html>')]);
    await expect(broken.upstream.readJson('/')).rejects.toMatchObject({ code: 'UPSTREAM_BODY' });
    const large = createSupplier([json(['x'.repeat(100)])], { maxBytes: 50 });
    await expect(large.upstream.readJson('/')).rejects.toMatchObject({ code: 'UPSTREAM_TOO_LARGE' });
    const announced = createSupplier([json([], { headers: { 'content-length': '51' } })], {
      maxBytes: 50,
    });
    await expect(announced.upstream.readJson('/')).rejects.toMatchObject({ code: 'UPSTREAM_TOO_LARGE' });
    expect([broken, large, announced].map(({ fetch }) => fetch.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('have no body, header, query string or cause in their error', async () => {
    const responses = [
      json({ secret: 1 }, { status: 500, headers: { 'x-secret': 'secret' } }),
      new Response('secret'),
      new TypeError('secret', { cause: Object.assign(new Error('secret'), { code: 'ECONNRESET' }) }),
      json({}, { status: 302, headers: { location: 'https://evil.example/secret' } }),
    ];
    for (const response of responses) {
      const { upstream, events } = createSupplier([response], { retries: 0 });
      const error = await settle(
        upstream.readJson('/a?token=secret', { headers: { authorization: 'secret' } }),
      );
      expect(error).toMatchObject({ name: 'UpstreamError' });
      expect(error).not.toHaveProperty('cause');
      expect(JSON.stringify([error, String(error), (error as Error).stack, events])).not.toContain('secret');
    }
  });

  it('have the system’s name of a network failure', async () => {
    const refused = new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
    const { upstream } = createSupplier([refused], { retries: 0 });
    await expect(upstream.readJson('/a')).rejects.toThrow(
      'content could not be reached (ECONNREFUSED) for /a',
    );
  });
});

describe('retries', () => {
  it.each([500, 502, 503, 504, 408, 425, 429, new TypeError('fetch failed')])(
    'follow %s',
    async (response) => {
      const { upstream, fetch, events } = createSupplier([response, 200]);
      const call = upstream.readJson('/a?b');
      await vi.advanceTimersByTimeAsync(49);
      expect(fetch).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(await call).toEqual({ ok: true });
      expect(events).toMatchObject([
        { type: 'retry', upstream: 'content', path: '/a', attempt: 1, delayMs: 50 },
      ]);
    },
  );

  it('are limited to two', async () => {
    const { upstream, fetch, events } = createSupplier([500]);
    const call = settle(upstream.readJson('/a'));
    await vi.advanceTimersByTimeAsync(150);
    expect(await call).toMatchObject({ code: 'UPSTREAM_STATUS', status: 500 });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(events.at(-1)).toEqual({
      type: 'failed',
      upstream: 'content',
      path: '/a',
      code: 'UPSTREAM_STATUS',
      status: 500,
      attempts: 3,
      durationMs: 150,
    });
  });

  it('wait as long as the supplier requests', async () => {
    const { upstream, fetch } = createSupplier([
      json({}, { status: 503, headers: { 'retry-after': '2' } }),
      200,
    ]);
    const call = upstream.readJson('/');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(50);
    expect(await call).toEqual({ ok: true });
  });

  it('are skipped if the supplier requests more time than remains', async () => {
    const { upstream, fetch } = createSupplier([json({}, { status: 429, headers: { 'retry-after': '3' } })]);
    await expect(upstream.readJson('/')).rejects.toMatchObject({ status: 429, retryAfterMs: 3_000 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('stop when the budget is spent', async () => {
    const { upstream, fetch } = createSupplier([500], { breaker: { minimumCalls: 1_000 } });
    for (let call = 0; call < 20; call++) {
      const failing = settle(upstream.readJson('/'));
      await vi.advanceTimersByTimeAsync(150);
      await failing;
    }
    expect(fetch).toHaveBeenCalledTimes(20 + 10);
  });

  it('end when the caller aborts between them', async () => {
    const { upstream, fetch } = createSupplier([500]);
    const caller = new AbortController();
    const call = settle(upstream.readJson('/', { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort(new Error('visitor left'));
    expect(await call).toMatchObject({ message: 'visitor left' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('can be disabled', async () => {
    const { upstream, fetch } = createSupplier([500], { retries: 0 });
    await expect(upstream.readJson('/')).rejects.toMatchObject({ status: 500 });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a throwing listener', () => {
  it('does not break the call', async () => {
    const { upstream } = createSupplier([404], {
      onEvent: () => {
        throw new Error('log is full');
      },
    });
    await expect(upstream.readJson('/')).rejects.toMatchObject({ status: 404 });
  });
});
