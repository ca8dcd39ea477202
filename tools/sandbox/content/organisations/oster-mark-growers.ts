import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 804,
  slug: 'oster-mark-growers',
  title: 'Øster Mark Growers’ Union',
  standfirst: 'Six farms, thirty-one holes and a ledger that looks back as far as it looks ahead.',
  opening: 'Farms on the hill above the fjord that have begun to count in centimetres.',
  body: [
    paragraph(
      'The union keeps the long ledgers with us, and the ladders in repair. Anyone may climb down, between Easter and the harvest, on asking at the house.',
    ),
    paragraph('Its barley is in the black bread. It is not responsible for the peas.'),
  ],
});
