/** The state of a server that may be sent requests. Off while it stops. */
export interface Readiness {
  ready: boolean;
}
