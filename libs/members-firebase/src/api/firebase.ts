import { type Adapter, defineAdapter, type IdentityConnection } from '@guildhall/suppliers';
import { checkFirebase } from './check-firebase.ts';
import {
  findFirebaseProblems,
  firebaseVariables,
  getRecordsOrigin,
  type FirebaseSettings,
} from './firebase-config.ts';
import { connectIdentity } from './firebase-identity.ts';
import { fetchProjectProblems } from './project-settings.ts';
import { connectRecords } from './records.ts';

/** Logins of members at Firebase Authentication, and their records in Firestore. */
export const firebase = (): Adapter =>
  defineAdapter({
    name: '@guildhall/members-firebase',
    part: 'members',
    roles: { members: { variables: ['IDENTITY_PROJECT'], connect: toConnection } },
    createVariables: () => firebaseVariables,
    findProblems: findFirebaseProblems,
    check: async (settings, { isQuick, onEvent }) => (isQuick ? [] : checkFirebase(settings, onEvent)),
  });

function toConnection(settings: FirebaseSettings): IdentityConnection | undefined {
  const { IDENTITY_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = settings;
  const origin = getRecordsOrigin(settings);
  if (project === undefined) return undefined;
  return {
    kind: 'passwords',
    connect: (deadlineMs) => connectIdentity({ ...settings, deadlineMs }),
    connectRecords: ({ fetchAccessToken }, options) =>
      connectRecords({ ...options, origin, project, fetchAccessToken }),
    // The emulator has no settings.
    fetchProblems:
      emulator === undefined
        ? ({ fetchAccessToken }, options) => fetchProjectProblems({ ...options, project, fetchAccessToken })
        : undefined,
  };
}
