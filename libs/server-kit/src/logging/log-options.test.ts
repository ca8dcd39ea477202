import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogOptions } from './log-options.ts';

it('logs only a request’s method and route, and the parts of an error that a programmer needs', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: createLogOptions('info', { write: (line) => void lines.push(line) }) });
  app.post('/of/:name', async (request) => {
    const error = Object.assign(new TypeError('it broke'), { body: 'hunter2' });
    request.log.warn({ req: request, err: error }, 'careless');
    return '';
  });
  await app.inject({
    ...{ method: 'POST', url: '/of/hunter2?token=hunter2', payload: { secret: 'hunter2' } },
    headers: { authorization: 'hunter2', cookie: 'a=hunter2' },
  });
  const line = lines.find((one) => one.includes('careless')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    req: { method: 'POST', route: '/of/:name' },
    err: { type: 'TypeError', message: 'it broke' },
  });
  expect(lines.join()).not.toContain('hunter2');
});
