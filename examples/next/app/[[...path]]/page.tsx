// A server component: its blocks are HTML, and only what moves or is pressed comes as script.
import { Blocks } from '@guildhall/blocks';
import { readPage } from '@guildhall/blocks/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { Collection } from '../../components/Collection.tsx';
import { Join } from '../../components/Join.tsx';
import { loadCards } from '../../components/load-cards.ts';
import { pricing } from '../../pricing.ts';
import { cms } from '../../server/content.ts';

export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ path?: string[] }>;
}

/** Once for the page and its title. */
const read = cache((path: string) => readPage(cms, path));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { path = [] } = await params;
  const page = await read(`/${path.join('/')}`);
  return page.outcome === 'found' ? { title: page.entry.title } : {};
}

export default async function Page({ params }: PageProps) {
  const { path = [] } = await params;
  const page = await read(`/${path.join('/')}`);
  if (page.outcome === 'missing') notFound();
  if (page.outcome === 'moved') permanentRedirect(page.to);
  if (page.outcome === 'failed') throw new Error('The content service did not respond.');
  if (page.outcome === 'gate') return <p>This page is for members.</p>;
  const { entry, cards, filters } = page;
  const slots = { loadCards, signUp: Join, shopCollection: Collection };
  return <Blocks blocks={entry.content} context={{ cards, filters, pricing, slots }} />;
}
