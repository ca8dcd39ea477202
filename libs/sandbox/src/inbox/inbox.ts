export interface InboxMessage {
  id: number;
  time: string;
  way: 'webhook' | 'mail';
  content: unknown;
}

/** The messages that the contact form's suppliers received. */
export interface Inbox {
  add(way: InboxMessage['way'], content: unknown): void;
  all(): InboxMessage[];
  clear(): void;
}

/** Stores the newest 200 messages, in memory. */
export function createInbox(now: () => Date): Inbox {
  let messages: InboxMessage[] = [];
  let last = 0;
  return {
    add(way, content) {
      last += 1;
      messages = [...messages, { id: last, time: now().toISOString(), way, content }].slice(-200);
    },
    all: () => [...messages],
    clear: () => void (messages = []),
  };
}
