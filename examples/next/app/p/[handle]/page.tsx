import { ProductBuy, ProductView } from '@guildhall/product';
import { toBuyable } from '@guildhall/shop-client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ToCart } from '../../../components/ToCart.tsx';
import { pricing } from '../../../pricing.ts';
import { shop } from '../../../server/content.ts';

export const dynamic = 'force-dynamic';

interface ProductProps {
  params: Promise<{ handle: string }>;
}

/** Once for the page and its title. */
const find = cache((handle: string) => shop.findProduct(handle));

export async function generateMetadata({ params }: ProductProps): Promise<Metadata> {
  const { title } = (await find((await params).handle)) ?? {};
  return title === undefined ? {} : { title };
}

export default async function ProductPage({ params }: ProductProps) {
  const product = await find((await params).handle);
  if (!product) notFound();
  const buy = <ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={ToCart} />;
  return <ProductView product={product} buy={buy} />;
}
