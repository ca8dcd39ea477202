import { ProductBuy, ProductView } from '@guildhall/product';
import { toBuyable } from '@guildhall/shop-client';
import { notFound } from 'next/navigation';
import { ToCart } from '../../../components/ToCart.tsx';
import { pricing } from '../../../pricing.ts';
import { shop } from '../../../server/content.ts';

export const dynamic = 'force-dynamic';

export default async function ProductPage({ params }: { params: Promise<{ handle: string }> }) {
  const product = await shop.findProduct((await params).handle);
  if (!product) notFound();
  const buy = <ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={ToCart} />;
  return <ProductView product={product} buy={buy} />;
}
