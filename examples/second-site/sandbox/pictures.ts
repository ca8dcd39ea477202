import { onContentHost, type RawImage } from '@guildhall/sandbox/seed';

/** A drawing in `uploads/`. */
const drawing = (name: string, alt: string, color: string): RawImage => ({
  md: onContentHost(`/wp-content/uploads/${name}.svg`),
  width: 1600,
  height: 900,
  alt,
  color,
});

export const pictures = {
  werft: drawing(
    'werft',
    'Spantenriss eines Bootes: helle Linien auf Teergrün, unter der Wasserlinie mennigerot.',
    '#10302f',
  ),
  stapellauf: drawing('stapellauf', 'Ein Spitzgatter mit zwei Segeln, von der Seite.', '#c9d8cf'),
  planken: drawing('planken', 'Neun genietete Planken, jede vierte in Mennige.', '#edf2ef'),
  tauwerk: drawing('tauwerk', 'Ein Tau, das zu einem doppelten Knoten gelegt ist.', '#f4b79f'),
};
