export { portalAtom } from '../portal/portal-atoms.ts';
export { membersAtom, userAtom } from './session-atoms.ts';
export { redirectWindowAtom } from '../redirect/redirect-window-atom.ts';
