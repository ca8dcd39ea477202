import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { echo, startApp } from '../app.fixture.ts';
import { chooseCount } from '../../../../config/test-size.ts';

const right = 'application/json';

/** `application/json` with something put in, left out or written differently. */
const almostRight = fc
  .tuple(
    fc.nat(right.length),
    fc.nat(3),
    fc.oneof(
      fc.constantFrom(
        '\t',
        ' ',
        ';',
        ',',
        '; charset=utf-8',
        '\u00A0',
        '+',
        '%',
        '/',
        'A',
        '"',
        '\\',
        ';;',
        ', text/plain',
      ),
      fc.string({ maxLength: 3 }),
    ),
  )
  .map(([at, without, put]) => right.slice(0, at) + put + right.slice(at + without));
const written = fc.constantFrom(
  'Application/JSON',
  'APPLICATION/JSON',
  'application/Json',
  'text/json',
  'text/plain',
  '*/*',
  '',
);

describe('a body', () => {
  it('is read if its type is exactly application/json', async () => {
    const { app } = await startApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/echo',
      payload: '{"text":"a"}',
      headers: { 'content-type': right },
    });
    expect(response.json()).toEqual({ echo: 'a' });
  });

  // Faults, and the type that finds each: capitals allowed (1), what begins with it, contains it or has parameters (74),
  // trimmed (329).
  it('never reaches a route with any other type', async () => {
    let calls = 0;
    const counting = { ...echo, handle: async () => ({ calls: ++calls }) };
    const { app } = await startApp({ routes: [counting] });
    await fc.assert(
      fc.asyncProperty(fc.oneof(almostRight, written), async (type) => {
        fc.pre(type !== right);
        const response = await app.inject({
          method: 'POST',
          url: '/api/v1/echo',
          payload: '{"text":"a"}',
          headers: { 'content-type': type },
        });
        expect(response.statusCode).toBe(415);
      }),
      { numRuns: chooseCount({ usual: 1_000, thorough: 10_000 }) },
    );
    expect(calls).toBe(0);
  });

  it('never reaches a route without a type, or with two', async () => {
    const { app } = await startApp();
    const address = await app.listen({ port: 0 });
    const untyped = await fetch(`${address}/api/v1/echo`, {
      method: 'POST',
      body: new Blob(['{"text":"a"}']),
    });
    expect(untyped.status).toBe(415);
    const twice = await fetch(`${address}/api/v1/echo`, {
      method: 'POST',
      body: '{"text":"a"}',
      headers: [
        ['content-type', right],
        ['content-type', right],
      ],
    });
    expect(twice.status).toBe(415);
  });

  it('is refused before it is read', async () => {
    const { app } = await startApp();
    const payload = 'a'.repeat(1024 * 1024);
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/echo',
      payload,
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.statusCode).toBe(415);
  });
});
