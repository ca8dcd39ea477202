export { firebase } from './firebase.ts';
export type { FirebaseConfig } from './firebase-config.ts';
