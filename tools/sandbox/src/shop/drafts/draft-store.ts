/** An order that a member of staff, or the product on their behalf, prepared: its buyer pays an invoice. */
export interface StoredDraft {
  /** A number. */
  id: number;
  /** The part of its invoice's address that nobody can guess. */
  token: string;
  taxExempt: boolean;
  note: string | null;
  email: string | null;
  lines: { variantId: string; quantity: number }[];
  customAttributes: { key: string; value: string }[];
  tags: string[];
  createdAt: Date;
  paid: boolean;
}

export interface DraftStore {
  create(draft: Omit<StoredDraft, 'id' | 'token' | 'createdAt' | 'paid'>): StoredDraft;
  find(id: number): StoredDraft | undefined;
  all(): readonly StoredDraft[];
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
  return {
    create(draft) {
      const stored = { ...draft, id: nextId++, token: randomText(), createdAt: now(), paid: false };
      drafts.push(stored);
      return stored;
    },
    find: (id) => drafts.find((draft) => draft.id === id),
    all: () => drafts,
    clear() {
      drafts = [];
    },
  };
}
