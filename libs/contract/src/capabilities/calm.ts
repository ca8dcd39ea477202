import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect } from '../visit.ts';

/** Longer than any pause between two moves. */
const watchedMs = 60_000;

/** People who want less motion. */
export const calm: Capability = {
  name: 'calm',
  promise: 'Nothing moves by itself for people who want less motion.',
  needs: ['home'],
  async check({ open, listPaths, getPath }) {
    const page = await open(getPath('home'), { reducedMotion: 'reduce' });
    await page.clock.install();
    for (const path of listPaths()) {
      await page.goto(path);
      const main = page.getByRole('main');
      await noticing(`${path} moves, although the visitor wants less motion.`, async () => {
        expect(await page.evaluate(listMoves)).toEqual([]);
        const before = await main.innerText();
        await page.clock.runFor(watchedMs);
        expect(await main.innerText()).toBe(before);
        expect(await page.evaluate(listMoves)).toEqual([]);
      });
    }
  },
};

/** Runs in the page. Lists what is animated for longer than an instant. */
function listMoves(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const isLong = Number(effect?.getComputedTiming().duration ?? 0) > 100;
    if (animation.playState !== 'running' || !isLong || !(effect instanceof KeyframeEffect)) return [];
    return [effect.target?.outerHTML.slice(0, 120) ?? 'something'];
  });
}
