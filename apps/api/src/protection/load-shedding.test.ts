import { describe, expect, it } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { securityHeaders } from '../answers/every-answer.ts';

const overloaded = { pressureLimits: { healthCheck: async () => false, healthCheckInterval: 60_000 } };

describe('under too much load', () => {
  it('calls are refused at once with 503 and Retry-After', async () => {
    const { app } = await startApp(overloaded);
    const answer = await app.inject({ method: 'POST', url: '/api/v1/echo', payload: { text: 'a' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', ...securityHeaders });
    expect(answer.json()).toMatchObject({ error: { code: 'API_OVERLOADED' } });
  });

  it('the health routes still answer', async () => {
    const { app } = await startApp(overloaded);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
