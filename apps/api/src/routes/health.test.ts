import { describe, expect, it } from 'vitest';
import { startApp } from '../app.fixture.ts';

describe('the health routes', () => {
  it('say that the api is alive and ready', async () => {
    const { app } = await startApp();
    expect((await app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
  });

  it('say 503 to the question of readiness while the api stops, and that it is still alive', async () => {
    const { app } = await startApp({ readiness: { ready: false } });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ ready: false });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
