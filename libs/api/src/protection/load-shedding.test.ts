import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { securityHeaders } from '../errors/responses-options.ts';

async function startOverloaded() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await startApp({ pressureLimits: { maxDelayMs: 500, readDelay: () => 501 } });
  await app.ready();
  vi.advanceTimersByTime(1_000);
  return app;
}

describe('under overload', () => {
  it('calls are refused at once with 503 and Retry-After', async () => {
    const app = await startOverloaded();
    const response = await app.inject({ method: 'POST', url: '/api/v1/echo', payload: { text: 'a' } });
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', ...securityHeaders });
    expect(response.json()).toMatchObject({ error: { code: 'API_OVERLOADED' } });
  });

  it('the health routes still respond', async () => {
    const app = await startOverloaded();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
