// A server component: its blocks are HTML, and only what moves or is pressed comes as script.
import { Blocks } from '@guildhall/blocks';
import { readPage } from '@guildhall/blocks/routes';
import { notFound, permanentRedirect } from 'next/navigation';
import { Collection } from '../../components/Collection.tsx';
import { Join } from '../../components/Join.tsx';
import { loadCards } from '../../components/load-cards.ts';
import { pricing } from '../../pricing.ts';
import { cms } from '../../server/content.ts';

export const dynamic = 'force-dynamic';

export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  const page = await readPage(cms, `/${path.join('/')}`);
  if (page.outcome === 'missing') notFound();
  if (page.outcome === 'moved') permanentRedirect(page.to);
  if (page.outcome === 'failed') throw new Error('The content service did not respond.');
  if (page.outcome === 'gate') return <p>This page is for members.</p>;
  const { entry, cards, filters } = page;
  const slots = { loadCards, signUp: Join, shopCollection: Collection };
  return <Blocks blocks={entry.content} context={{ cards, filters, pricing, slots }} />;
}
