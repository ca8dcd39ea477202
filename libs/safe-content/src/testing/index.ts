export { policy as testingPolicy } from '../urls/policy.fixture.ts';
export { allowedLinks } from '../urls/links.fixture.ts';
export {
  allowedFrames,
  allowedImages,
  refusedFrames,
  refusedImages,
} from '../urls/images-and-frames.fixture.ts';
export { refusedEverywhere } from '../urls/refused.fixture.ts';
export { hostileHtml } from '../html/hostile/hostile-html.fixture.ts';
export { openPolicy, openWitness, strictPolicy, type Witness } from '../html/witness.fixture.ts';
