export type { IdentityUser, LinkIdentity, OpenLink, PasswordIdentity } from '@guildhall/browser-suppliers';
