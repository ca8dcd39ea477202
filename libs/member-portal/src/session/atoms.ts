export { portalAtom } from '../portal/portal-atoms.ts';
export { membersAtom, redirectWindowAtom, userAtom } from './session-atoms.ts';
