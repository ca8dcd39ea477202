export { firebasePages } from './firebase-pages.ts';
