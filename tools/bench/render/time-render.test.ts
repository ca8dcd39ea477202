import { expect, it } from 'vitest';
import { slope, timeRender } from './time-render.ts';

it('says what one more card costs between lists of 12, 120 and 1,200', () => {
  expect(slope([100, 208, 2368])).toEqual({ early: 1, late: 2, overall: 2268 / 1188 });
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
