/** A draft order, created by staff or by the product: its buyer pays an invoice. */
export interface StoredDraft {
  id: number;
  /** The unguessable part of its invoice URL. */
  token: string;
  taxExempt: boolean;
  note: string | null;
  email: string | null;
  lines: { variantId: string; quantity: number }[];
  customAttributes: { key: string; value: string }[];
  tags: string[];
  acceptsDiscounts: boolean;
  createdAt: Date;
  paid: boolean;
  /** Number of further reads before it is ready. */
  looksLeft: number;
}

/** Processing of a new order at the vendor. */
export interface DraftHabits {
  /** Number of reads before an order is ready: until then its invoice cannot be opened. */
  looks: number;
  /** The order has an invoice URL before it is ready. */
  address: boolean;
  /** Time in which the vendor's search does not find it, ms. */
  searchLagMs: number;
}

const defaultHabits: DraftHabits = { looks: 0, address: true, searchLagMs: 0 };

type NewDraft = Omit<StoredDraft, 'id' | 'token' | 'createdAt' | 'paid' | 'looksLeft'>;

export interface DraftStore {
  create(draft: NewDraft): StoredDraft;
  find(id: number): StoredDraft | undefined;
  all(): readonly StoredDraft[];
  searchable(): StoredDraft[];
  habits(): DraftHabits;
  /** Changes how orders are processed, until `clear`. */
  setHabits(habits: Partial<DraftHabits>): void;
  clear(): void;
}

const firstId = 70_001;

export function createDraftStore({
  now,
  randomText,
}: {
  now: () => Date;
  randomText: () => string;
}): DraftStore {
  let drafts: StoredDraft[] = [];
  let nextId = firstId;
  let habits = defaultHabits;
  return {
    create(draft) {
      const stored = {
        ...draft,
        id: nextId++,
        token: randomText(),
        createdAt: now(),
        paid: false,
        looksLeft: habits.looks,
      };
      drafts.push(stored);
      return stored;
    },
    find: (id) => drafts.find((draft) => draft.id === id),
    all: () => drafts,
    searchable: () =>
      drafts.filter(({ createdAt }) => now().getTime() - createdAt.getTime() >= habits.searchLagMs),
    habits: () => habits,
    setHabits: (changes) => void (habits = { ...defaultHabits, ...changes }),
    clear() {
      drafts = [];
      habits = defaultHabits;
    },
  };
}
