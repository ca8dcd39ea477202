import { expect, it } from 'vitest';
import { measureProcessorTimes } from './processor-times.ts';

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
