export { portalAtom } from '../portal/portal-atoms.ts';
export { redirectWindowAtom } from './session-atoms.ts';
