// A program that opens files until no handle is left, and reports if it still runs after a few samples of its load.
import { openSync } from 'node:fs';
import fastify from 'fastify';
import { loadShedding } from './load-shedding.ts';

const app = fastify();
await app.register(loadShedding, { maxDelayMs: 10_000, sampleMs: 10, refuse: () => undefined });
await app.listen({ port: 0, host: '127.0.0.1' });
try {
  for (;;) openSync('/dev/null', 'r');
} catch (error) {
  console.log((error as NodeJS.ErrnoException).code);
}
setTimeout(() => {
  console.log('still here');
  process.exit();
}, 100);
