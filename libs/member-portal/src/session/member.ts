/** Who is logged in. */
export interface Member {
  id: string;
  email: string;
  displayName: string;
  /** The subscription system's id, from the member's record; without it there is no portal. */
  chargeBeeId?: string;
  /** From the record. */
  selfFuturesUpgraded?: boolean;
  /** How far the record is read. */
  record: 'reading' | 'read' | 'failed';
}

/** True when there is a portal for a member, or may be one: a record that could not be read is read again for it. */
export function canHavePortal({ chargeBeeId, record }: Member): boolean {
  return chargeBeeId !== undefined || record === 'failed';
}

/** What the record of a member holds. */
export type MemberRecord = Pick<Member, 'chargeBeeId' | 'selfFuturesUpgraded'>;
