import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeRedis, isOpenToNetwork, redisUrl, toConnectionOptions } from './redis-url.ts';

it.each([
  'redis://localhost',
  'redis://name:pass%2Fword@redis.internal:6380/3',
  'rediss://redis.example',
  'redis://[::1]:6379/',
  'unix:///run/redis/redis.sock',
])('accepts %s', (url) => {
  expect(v.is(redisUrl, url)).toBe(true);
});

it.each([
  '',
  'redis.internal:6379',
  'http://redis.internal',
  'redis://',
  'redis://localhost/name',
  'redis://localhost?commandTimeout=60000',
  'redis://localhost#a',
  'unix://',
])('refuses "%s"', (url) => {
  expect(v.is(redisUrl, url)).toBe(false);
});

it('reads host, port, login, database and TLS from the URL', () => {
  expect(toConnectionOptions('redis://name:pass%2Fword@redis.internal:6380/3')).toEqual({
    host: 'redis.internal',
    port: 6380,
    username: 'name',
    password: 'pass/word',
    db: 3,
  });
  expect(toConnectionOptions('rediss://[::1]')).toEqual({ host: '::1', port: 6379, db: 0, tls: {} });
  expect(toConnectionOptions('unix:///run/my%20redis.sock')).toEqual({ path: '/run/my redis.sock' });
});

it('describes an address without its login', () => {
  expect(describeRedis('redis://name:hunter2@redis.internal:6380')).toBe('redis.internal:6380');
  expect(describeRedis('unix:///run/redis.sock')).toBe('/run/redis.sock');
});

it('knows which connections others on the network could read', () => {
  expect(
    ['redis://localhost', 'redis://127.0.0.1', 'redis://[::1]', 'rediss://a.example', 'unix:///a'].map(
      isOpenToNetwork,
    ),
  ).toEqual([false, false, false, false, false]);
  expect(isOpenToNetwork('redis://10.0.0.5')).toBe(true);
});
