/** Whether a server may be sent requests. Off while it stops. */
export interface Readiness {
  ready: boolean;
}
