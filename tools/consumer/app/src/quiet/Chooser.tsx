import { toMinorUnits } from '@guildhall/money';
import { PriceWithVat, VatSelect } from '@guildhall/money-react';
import { pricing } from '../pricing.ts';

/** A price with the VAT of the selected country. */
export default function Chooser({ netMinor }: { netMinor: number }) {
  return (
    <p>
      <PriceWithVat netMinor={toMinorUnits(netMinor)} pricing={pricing} approxLabel="approx." />
      <VatSelect label="VAT of" pricing={pricing} />
    </p>
  );
}
