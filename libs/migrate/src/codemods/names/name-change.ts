/** A name that a door exported, and its replacement. */
export interface NameChange {
  /** The door that exported it: `@guildhall/blocks`. */
  door: string;
  name: string;
  /** It is exported by another door now, or under another name. */
  to?: { door?: string; name?: string };
  /** A type that stands for it: `ComponentProps<typeof Button>`. */
  as?: string;
  /** A sentence for a person, if no codemod can replace it. */
  task?: string;
  /**
   * The door of the names in `as`.
   *
   * @default the same door
   */
  from?: string;
}

/** Names that have moved from a door to others, by these. */
export function moved(door: string, names: Readonly<Record<string, string>>): NameChange[] {
  return Object.entries(names).flatMap(([to, list]) =>
    list.split(' ').map((name) => ({ door, name, to: { door: to } })),
  );
}

/** Types that are no longer exported, and types that stand for them, made of other names of a door. */
export function derived(
  door: string,
  types: Readonly<Record<string, string>>,
  from: string = door,
): NameChange[] {
  return Object.entries(types).map(([name, as]) => ({ door, name, as, from }));
}

/** Types of the props of components, by these components. */
export function props(door: string, components: string): NameChange[] {
  const types = components.split(' ').map((name) => [`${name}Props`, `ComponentProps<typeof ${name}>`]);
  return derived(door, Object.fromEntries(types) as Record<string, string>);
}

/** Names that nothing replaces. */
export function gone(door: string, names: Readonly<Record<string, string>>): NameChange[] {
  return Object.entries(names).flatMap(([list, task]) =>
    list.split(' ').map((name) => ({ door, name, task })),
  );
}

const words = new Set(
  'false true null object typeof keyof infer extends string number boolean unknown never undefined Array Awaited Exclude Extract NonNullable Omit Parameters Partial Pick Readonly Record Required ReturnType'.split(
    ' ',
  ),
);

const outside: Readonly<Record<string, string>> = { ComponentProps: 'react', InferInput: 'valibot' };

/** Lists what a type mentions, by where it is imported from. */
export function listMentioned({ as = '', door, from = door }: NameChange): Map<string, string[]> {
  // Without texts, and without names before a colon.
  const names = [...as.replaceAll(/'[^']*'|\w+(?=:)/g, '').matchAll(/[A-Za-z]\w*/g)].map(([name]) => name);
  const mentioned = [...new Set(names)].filter((name) => !words.has(name));
  return Map.groupBy(mentioned, (name) => outside[name] ?? from);
}
