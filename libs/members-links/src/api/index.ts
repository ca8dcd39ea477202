export { memberLinks, type MemberLinksOptions } from './member-links.ts';
