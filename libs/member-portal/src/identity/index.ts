export { createFirebaseIdentity, type FirebaseIdentityOptions } from './firebase-identity.ts';
