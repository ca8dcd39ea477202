import { useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import type { InvoiceFormProps } from '../invoice/InvoiceForm.tsx';

/** The form for EU businesses and what it needs are fetched when it is opened: few visitors do. */
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
