import { hostname } from 'node:os';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogOptions } from './log-options.ts';

it('logs only a request’s method and route, and the parts of an error that a programmer needs', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: createLogOptions('inn', { LOG_LEVEL: 'info' }, destination) });
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

it('each line names its level, service, instance and version [8.6.13]', () => {
  const lines: string[] = [];
  const config = { LOG_LEVEL: 'info', RELEASE: '4f2c1a9' } as const;
  const app = fastify({
    logger: createLogOptions('inn', config, { write: (line) => void lines.push(line) }),
  });
  app.log.warn({ table: 7 }, 'no chairs');
  app.log.child({ reqId: 'a' }).error('no tables');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', service: 'inn', instance: hostname(), version: '4f2c1a9', table: 7, msg: 'no chairs' },
    { level: 'error', service: 'inn', reqId: 'a', msg: 'no tables' },
  ]);
});

it('a process without a release says so [8.6.13]', () => {
  expect(createLogOptions('inn', { LOG_LEVEL: 'info' }).base).toEqual({
    service: 'inn',
    instance: hostname(),
    version: 'unknown',
  });
});
