'use client';

import { useCallback, useEffect, useState } from 'react';

/** Returns a function that moves the focus to a field once its error is there: the focus then says both. */
export function useFocusField(): (form: HTMLFormElement, name: string) => void {
  const [target, setTarget] = useState<{ form: HTMLFormElement; name: string }>();
  useEffect(() => {
    const field = target && findField(target.form, target.name);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [target]);
  return useCallback((form, name) => setTarget({ form, name }), []);
}

export function findField(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLSelectElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined;
}
