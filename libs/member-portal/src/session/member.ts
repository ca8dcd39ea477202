import type { MemberRecord } from '@guildhall/browser-suppliers';

export type { MemberRecord } from '@guildhall/browser-suppliers';

/** The person who is logged in, with what the record says about them. */
export interface Member extends MemberRecord {
  /** The identity service's ID of the login. */
  id: string;
  /** The address of the login. */
  email: string;
  /** The name by which the member is called; empty without one. */
  displayName: string;
  /** Progress of reading the record: `customerId` and `facts` count only when it is `read`. */
  record: 'reading' | 'read' | 'failed';
}

/** Members with an unreadable record may have a portal: opening it reads the record again. */
export function canHavePortal({ customerId, record }: Member): boolean {
  return customerId !== undefined || record === 'failed';
}
