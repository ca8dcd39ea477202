// `%5F` is an underscore: Next does not route folders whose names begin with one.
import { Payment } from '@guildhall/signup/payment';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readTransfer } from '../../../server/read-transfer.ts';

export const dynamic = 'force-dynamic';
// The ID is a secret of the payer.
export const metadata: Metadata = { title: 'Payment', robots: 'noindex', referrer: 'no-referrer' };

export default async function PaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const transfer = await readTransfer((await params).id);
  if (!transfer) notFound();
  const joinLink = { url: '/membership', title: 'Become a member' } as const;
  return (
    <section className="plain">
      <Payment transfer={transfer} locale="en-GB" joinLink={joinLink} />
    </section>
  );
}
