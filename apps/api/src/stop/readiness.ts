/** Whether the api may be sent calls. Off while it stops. */
export interface Readiness {
  ready: boolean;
}
