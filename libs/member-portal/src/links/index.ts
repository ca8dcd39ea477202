export { createLinkIdentity, endSession } from '../identity/link-identity.ts';
export { LinkLogin, type LinkLoginProps } from './LinkLogin.tsx';
export { LinkMemberMenu, type LinkMemberMenuProps } from './LinkMemberMenu.tsx';
export { LinkProfile, type LinkProfileProps } from './LinkProfile.tsx';
export { takePendingLink } from './pending-link.ts';
export { linkMemberTexts, linkTexts, type LinkMemberTexts, type LinkTexts } from '../texts/link-texts.ts';
