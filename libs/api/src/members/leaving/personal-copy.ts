import type { HeldData, Person } from '@guildhall/suppliers';
import type { DataHolder } from './data-holders.ts';

/** Everything that is held of a person, by the place that holds it. */
export interface PersonalCopy {
  /** ISO time, UTC. */
  createdAt: string;
  data: Readonly<Partial<Record<DataHolder['name'], HeldData>>>;
}

/** Reads the copy of a person's data. @throws if a place does not respond: a copy is complete, or there is none */
export async function readPersonalCopy(
  holders: readonly DataHolder[],
  person: Person,
  now: number,
): Promise<PersonalCopy> {
  const data: Partial<Record<DataHolder['name'], HeldData>> = {};
  for (const { name, read } of holders) data[name] = withoutNothing(await read(person));
  return { createdAt: new Date(now).toISOString(), data };
}

/** Without fields that have no value. */
function withoutNothing(held: HeldData): HeldData {
  const lists = Object.entries(held).map(
    ([name, entries]) => [name, entries.map(withoutEmptyFields)] as const,
  );
  return Object.fromEntries(lists);
}

function withoutEmptyFields(entry: object): object {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  );
}
