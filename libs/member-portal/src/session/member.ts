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

/** What the record of a member holds. */
export type MemberRecord = Pick<Member, 'chargeBeeId' | 'selfFuturesUpgraded'>;
