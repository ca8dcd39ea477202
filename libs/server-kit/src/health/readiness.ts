/** The state of a server that accepts requests. Off while it stops. */
export interface Readiness {
  ready: boolean;
}
