import type { EntrySeed } from '../src/content/seed/seed.ts';
import about from './pages/about.ts';
import home from './pages/home.ts';
import membership from './pages/membership.ts';

/** Every entry of the seed content. */
export const entries: EntrySeed[] = [home, about, membership];
