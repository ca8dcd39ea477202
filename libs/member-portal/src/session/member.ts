import type { MemberRecord } from '@guildhall/browser-suppliers';

export type { MemberRecord } from '@guildhall/browser-suppliers';

export interface Member extends MemberRecord {
  id: string;
  email: string;
  displayName: string;
  record: 'reading' | 'read' | 'failed';
}

/** Members with an unreadable record may have a portal: opening it reads the record again. */
export function canHavePortal({ customerId, record }: Member): boolean {
  return customerId !== undefined || record === 'failed';
}
