import type { ConnectLogins } from '@guildhall/browser-suppliers';
import { recordsHost } from '../login-data/login-data.ts';
import { createRecordReader } from './read-record.ts';

/**
 * Logins with passwords at Firebase.
 *
 * @example
 * // src/logins.ts, which `guildhall({ logins: 'src/logins.ts' })` names
 * export { connectFirebaseLogins as connectLogins } from '@guildhall/members-firebase/browser';
 */
export const connectFirebaseLogins: ConnectLogins = (
  { apiKey = '', projectId = '', recordsPath, standIn },
  send,
) => ({
  async loadIdentity() {
    const { createFirebaseIdentity } = await import('./firebase-identity.ts');
    return createFirebaseIdentity({
      ...{ apiKey, projectId },
      ...(standIn && { emulatorOrigin: location.origin }),
    });
  },
  readRecord: createRecordReader(
    `${recordsPath ?? `https://${recordsHost}`}/v1/projects/${projectId}/databases/(default)/documents`,
    send,
  ),
});
