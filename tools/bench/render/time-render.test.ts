import { expect, it } from 'vitest';
import { measureProcessorTimes, computeSlope, timeRender } from './time-render.ts';

it('computes the cost of each additional card from lists of 12, 120 and 1,200', () => {
  expect(computeSlope([100, 208, 2368])).toEqual({ early: 1, late: 2, overall: 2268 / 1188 });
});

it('runs the work until the time is up, and waits for it', async () => {
  let runs = 0;
  const figures = await timeRender(async () => {
    await Promise.resolve();
    runs += 1;
  }, 0.01);
  expect(runs).toBeGreaterThan(1);
  expect(figures.perSecond).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
});

it('measures the processor time of alternating works separately', async () => {
  const order: string[] = [];
  const note = (name: string) => () => {
    if (order.at(-1) !== name) order.push(name);
  };
  const burn = () => {
    note('burning')();
    const { user, system } = process.cpuUsage();
    for (let now = user + system; now - user - system < 2_000; now = sum(process.cpuUsage()));
  };
  const times = await measureProcessorTimes({ burning: burn, idle: note('idle') }, 0.1);
  expect(times.burning).toBeGreaterThan(times.idle);
  expect(times.burning).toBeGreaterThanOrEqual(2_000);
  expect(order.slice(0, 4)).toEqual(['burning', 'idle', 'burning', 'idle']);
});

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
