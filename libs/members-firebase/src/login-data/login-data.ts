/** Data that the site sends to browsers with each page. All of it is public. */
export interface FirebaseLoginData {
  /** The project's web API key. */
  apiKey: string;
  projectId: string;
  /** Path of a stand-in for the vendor's records under the page's own origin. Unset: the vendor's own host. */
  recordsPath?: string;
  /** Set if the identity service is a stand-in under the page's own origin. */
  standIn?: string;
}

/** Name of the app at the vendor's SDK; part of its storage key. */
export const appName = 'members';

/** Host of members' records. */
export const recordsHost = 'firestore.googleapis.com';

/** Returns the `localStorage` key of the SDK's session. */
export function toSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${appName}`;
}
