export interface Member {
  id: string;
  email: string;
  displayName: string;
  /** Customer ID at the billing vendor; without it there is no portal. */
  chargeBeeId?: string;
  selfFuturesUpgraded?: boolean;
  record: 'reading' | 'read' | 'failed';
}

/** Members with an unreadable record may have a portal: opening it reads the record again. */
export function canHavePortal({ chargeBeeId, record }: Member): boolean {
  return chargeBeeId !== undefined || record === 'failed';
}

export type MemberRecord = Pick<Member, 'chargeBeeId' | 'selfFuturesUpgraded'>;
