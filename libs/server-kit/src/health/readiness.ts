/** Whether a server may be sent calls. Off while it stops. */
export interface Readiness {
  ready: boolean;
}
