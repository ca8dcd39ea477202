interface StoryWithBlock {
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, { control?: unknown; table?: { category?: string } }>;
}

/** The controls of a block's fields begin with what the story shows, so that designers change it instead of writing it. */
export function fillControls({ initialArgs, argTypes }: StoryWithBlock): Record<string, unknown> {
  const block = (initialArgs['block'] ?? {}) as Record<string, unknown>;
  const fields = Object.keys(argTypes).filter(
    (name) => argTypes[name]?.table?.category === 'Fields' && argTypes[name].control && name in block,
  );
  return { ...initialArgs, ...Object.fromEntries(fields.map((name) => [name, block[name]])) };
}
