import { toMinorUnits } from '@guildhall/money';
import { PriceWithVat, VatSelect } from '@guildhall/money-react';

/** A price with the VAT of the selected country. */
export default function Chooser({ netMinor }: { netMinor: number }) {
  return (
    <p>
      <PriceWithVat netMinor={toMinorUnits(netMinor)} approxLabel="approx." />
      <VatSelect label="VAT of" />
    </p>
  );
}
