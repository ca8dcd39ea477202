export type {
  Identity,
  IdentityUser,
  LinkIdentity,
  OpenLink,
  PasswordIdentity,
} from '@guildhall/browser-suppliers';
