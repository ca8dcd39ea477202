export { firebase } from './firebase.ts';
