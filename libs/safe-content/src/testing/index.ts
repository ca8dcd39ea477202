export { policy as testingPolicy } from '../addresses/policy.fixture.ts';
export { allowedLinks } from '../addresses/links.fixture.ts';
export {
  allowedFrames,
  allowedPictures,
  refusedFrames,
  refusedPictures,
} from '../addresses/pictures-and-frames.fixture.ts';
export { refusedEverywhere } from '../addresses/refused.fixture.ts';
export { hostileHtml } from '../html/hostile/hostile-html.fixture.ts';
export { openPolicy, openWitness, strictPolicy, type Witness } from '../html/witness.fixture.ts';
