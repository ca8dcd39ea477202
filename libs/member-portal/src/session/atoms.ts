export { portalAtom } from '../portal/portal-atoms.ts';
export { redirectWindowAtom, userAtom } from './session-atoms.ts';
