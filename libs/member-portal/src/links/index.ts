export { createLinkIdentity, endSession } from '../identity/link-identity.ts';
export { LinkLogin } from './LinkLogin.tsx';
export { LinkMemberMenu } from './LinkMemberMenu.tsx';
export { LinkProfile } from './LinkProfile.tsx';
export { takePendingLink } from './pending-link.ts';
export { linkMemberTexts, type LinkMemberTexts } from '../texts/link-texts.ts';
