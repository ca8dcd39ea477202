import type { EntrySeed } from '../../src/content/seed/seed.ts';
import aClockForTheCanteen from './a-clock-for-the-canteen.ts';
import howToReadAScenarioAloud from './how-to-read-a-scenario-aloud.ts';
import theSmellOf2050 from './the-smell-of-2050.ts';
import whatChildrenAsk from './what-children-ask.ts';
import whyWePrintOurMistakes from './why-we-print-our-mistakes.ts';

const entries: EntrySeed[] = [
  aClockForTheCanteen,
  howToReadAScenarioAloud,
  theSmellOf2050,
  whatChildrenAsk,
  whyWePrintOurMistakes,
];

export default entries;
