import type { ProductSeed } from '../../shop/seed/product-seed.ts';
import desk from './desk.ts';
import events from './events.ts';
import handbooks from './handbooks.ts';
import journals from './journals.ts';
import prints from './prints.ts';

const products: ProductSeed[] = [...journals, ...handbooks, ...prints, ...events, ...desk];

export default products;
