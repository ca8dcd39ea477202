export type {
  BrowserCheckout,
  CheckoutAdapter,
  CheckoutCallbacks,
  CheckoutData,
  CheckoutFactory,
  CreateCheckout,
} from './billing/browser-checkout.ts';
export type {
  BrowserLogins,
  ConnectLogins,
  IdentityData,
  LoginsFactory,
  MemberRecord,
  ReadRecord,
} from './identity/browser-logins.ts';
export type {
  Identity,
  IdentityUser,
  LinkIdentity,
  OpenLink,
  PasswordIdentity,
} from './identity/identity.ts';
export type { LoginError, LoginFault, LoginProblem, PasswordRequirement } from './identity/login-error.ts';
