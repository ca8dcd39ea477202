import { expect, it } from 'vitest';
import { readAutocannon, readWrk } from './read-client.ts';

const wrk = `Running 3s test @ http://127.0.0.1:4200/
  1 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   198.11us  105.24us   4.39ms   96.31%
    Req/Sec    49.34k     3.05k   52.11k    86.67%
  Latency Distribution
     50%  180.00us
     75%  199.00us
     90%  226.00us
     99%    1.25ms 
  147268 requests in 3.00s, 1.02GB read
Requests/sec:  49072.47
Transfer/sec:    348.05MB
`;

it('parses the output of wrk', () => {
  expect(readWrk(wrk)).toEqual({ perSecond: 49072.47, requests: 147268, p50Ms: 0.18, p99Ms: 1.25 });
});

it.each(['  Non-2xx or 3xx responses: 12', '  Socket errors: connect 0, read 3, write 0, timeout 0'])(
  'rejects a run with %s',
  (line) => {
    expect(() => readWrk(`${wrk}${line}\n`)).toThrow('Not every request');
  },
);

const autocannon = {
  duration: 2,
  non2xx: 0,
  errors: 0,
  '2xx': 50_000,
  latency: { p50: 0, p99: 2 },
};

it('parses the output of autocannon', () => {
  expect(readAutocannon(JSON.stringify(autocannon))).toEqual({
    perSecond: 25_000,
    requests: 50_000,
    p50Ms: 0,
    p99Ms: 2,
  });
  expect(() => readAutocannon(JSON.stringify({ ...autocannon, non2xx: 1 }))).toThrow('Not every request');
});
