/** Somebody whose data is read or erased. */
export interface Person {
  /** ID of the login; missing for somebody without one. */
  uid: string | undefined;
  /** Their email addresses, in each spelling to look for. */
  emails: readonly string[];
  /** The billing vendor's IDs of their customers. */
  customerIds: readonly string[];
}

/** Data that is held of a person: entries by the name of the place that holds them. Hashes and secrets are left out. */
export type HeldData = Readonly<Record<string, readonly object[]>>;

/** The part of a supplier in the copy that members get of their data, and in its deletion. Rejects as the supplier's other calls. */
export interface PersonalData {
  /** Reads everything that the supplier holds of a person. */
  read(person: Person): Promise<HeldData>;
  /**
   * Erases everything but what bookkeeping needs. It may be repeated after any failure.
   *
   * @returns false while that is not possible yet, such as before a subscription has ended
   */
  erase(person: Person): Promise<boolean>;
}
