type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Field values and the focus in a part of the page. */
export type TypedValues = Map<string, { value: string; checked: boolean; focused: boolean }>;

/** Reads all fields. Files cannot be restored and are left out. */
export function readTypedValues(root: ParentNode): TypedValues {
  return new Map(
    findFields(root).map(([key, field]) => [
      key,
      { value: field.value, checked: isTicked(field), focused: field === document.activeElement },
    ]),
  );
}

/** Restores fields of the same kind, name and position, if they exist. */
export function restoreTypedValues(root: ParentNode, typed: TypedValues): void {
  for (const [key, field] of findFields(root)) {
    const before = typed.get(key);
    if (!before) continue;
    if (field.value !== before.value) field.value = before.value;
    if (field instanceof HTMLInputElement) field.checked = before.checked;
    if (before.focused) field.focus({ preventScroll: true });
  }
}

function findFields(root: ParentNode): [key: string, field: Field][] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<Field>('input:not([type=file]),textarea,select')].map((field) => {
    const kind = `${field.type} ${field.name}`;
    const position = seen.get(kind) ?? 0;
    seen.set(kind, position + 1);
    return [`${kind} ${position}`, field];
  });
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
