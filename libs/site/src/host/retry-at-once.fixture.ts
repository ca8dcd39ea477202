import { onTestFinished, vi } from 'vitest';

/** Lets calls to services be repeated at once, until the test ends: their pauses have a random length. */
export function retryAtOnce(): void {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
}
