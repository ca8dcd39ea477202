'use client';

import { useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import type { InvoiceFormProps } from '../invoice/InvoiceForm.tsx';

/** Loads the form for EU businesses when it is opened: few visitors need it. */
export function useInvoiceView() {
  const [Form, setForm] = useState<ComponentType<InvoiceFormProps>>();
  const [isRequested, setAsked] = useState(false);
  const setNotices = useSetAtom(cartNoticesAtom);

  async function open(): Promise<void> {
    setAsked(true);
    try {
      const [{ InvoiceForm }] = await Promise.all([
        import('../invoice/InvoiceForm.tsx'),
        import('../invoice/create-invoice-requester.ts'),
      ]);
      setForm(() => InvoiceForm);
    } catch {
      setAsked(false);
      setNotices([{ kind: 'unreachable' }]);
    }
  }
  return {
    Form: isRequested ? Form : undefined,
    coming: isRequested && !Form,
    open,
    close: () => setAsked(false),
  };
}
