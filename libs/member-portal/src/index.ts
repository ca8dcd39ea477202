export { MemberPortal, type MemberPortalProps } from './member-portal/MemberPortal.tsx';
