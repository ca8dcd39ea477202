import { CardTextsContext, renderPostDate } from '@guildhall/blocks';
import { getSearchPath } from '@guildhall/shop-client';
import type { Pricing } from '@guildhall/money';
import { PageLinks, ShopCollection, type ProductTexts } from '@guildhall/product';
import { ArrowLink, fill, type PartialTexts } from '@guildhall/ui';
import { useContext, type ReactElement } from 'react';
import type { NavigationLink } from '../../chrome/chrome-props.ts';
import type { SiteSearchHit, SiteSearchModel, SiteSearchResults } from './search-model.ts';
import { isDatedType } from '../../page/dated-types.ts';
import { OtherPages } from '../../page-parts/OtherPages.tsx';
import { getSiteSearchPath } from './get-site-search-path.ts';
import type { SiteSearchTexts } from '../../texts/site-search-texts.ts';
import styles from './SiteSearchPage.module.css';

/** Maximum length of a search text, in letters. */
const maxLetters = 100;

/** ID of the field: links to the search with this fragment put the cursor there. */
const searchFieldId = 'q';

export interface SiteSearchPageProps {
  search: SiteSearchModel;
  /** Path of this page. */
  path: string;
  texts: SiteSearchTexts;
  /** Main pages of the site, for visitors who have found nothing. */
  links: readonly NavigationLink[];
  pricing: Pricing;
  productTexts: PartialTexts<ProductTexts>;
}

export function SiteSearchPage(props: SiteSearchPageProps): ReactElement {
  const { search, path, texts, links } = props;
  const { text } = search;
  return (
    <div className={styles['search']}>
      <header className={styles['top']}>
        <h1>{texts.title}</h1>
        <form className={styles['form']} role="search" action={path} method="get">
          <label htmlFor={searchFieldId}>{texts.label}</label>
          <input
            id={searchFieldId}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={maxLetters}
            required
            autoComplete="off"
            enterKeyHint="search"
          />
          <button>{texts.button}</button>
        </form>
      </header>
      {search.state === 'searched' ? (
        <Results {...props} results={search} text={text} />
      ) : (
        <>
          {search.state !== 'start' && <p className={styles['note']}>{texts[chooseNote(search)]}</p>}
          <OtherPages links={links} label={texts.links} className={styles['links']} />
          {'products' in search && <Products {...props} products={search.products} text={text} />}
          {search.state === 'without-pages' && isEmpty(search.products) && (
            <p className={styles['note']}>{fill(texts.noProducts, { text })}</p>
          )}
        </>
      )}
    </div>
  );
}

function chooseNote(search: SiteSearchModel): 'refused' | 'unavailable' | 'shopOnly' | 'notSearched' {
  if (search.state === 'without-pages') return search.products ? 'shopOnly' : 'notSearched';
  return search.state === 'refused' ? 'refused' : 'unavailable';
}

function isEmpty(products: SiteSearchResults['products']): boolean {
  return products !== undefined && products !== 'failed' && products.items.length === 0;
}

interface ResultsProps extends Omit<SiteSearchPageProps, 'search'> {
  text: string;
  results: SiteSearchResults;
}

function Results({ text, results, path, texts, links, pricing, productTexts }: ResultsProps): ReactElement {
  const { count, hits, page, pageCount, isPartial, suggestion, products } = results;
  const heading = chooseHeading(results, texts);
  const hasProducts = products !== undefined && products !== 'failed' && products.items.length > 0;
  return (
    <>
      <section className={styles['results']} aria-labelledby="results">
        <div className={styles['heading']}>
          <h2 id="results">{fill(heading, { text, count })}</h2>
          {suggestion !== undefined && (
            <p className={styles['suggestion']}>
              {texts.suggestion} <a href={getSiteSearchPath(path, suggestion)}>{suggestion}</a>?
            </p>
          )}
          {isPartial && <p>{texts.partialNote}</p>}
        </div>
        {hits.length > 0 && (
          <ol className={styles['hits']} role="list">
            {hits.map((hit) => (
              <Hit key={hit.url} hit={hit} kinds={texts.kinds} />
            ))}
          </ol>
        )}
        <PageLinks
          page={page}
          pages={pageCount}
          more={page < pageCount}
          href={(number) => getSiteSearchPath(path, text, number)}
          texts={texts}
        />
      </section>
      <Products {...{ products, text, texts, pricing, productTexts }} />
      {count === 0 && !hasProducts && (
        <div className={styles['instead']}>
          <p>{texts.nothingNote}</p>
          <OtherPages links={links} label={texts.links} className={styles['links']} />
        </div>
      )}
    </>
  );
}

function chooseHeading({ count, isPartial }: SiteSearchResults, texts: SiteSearchTexts): string {
  if (count === 0) return texts.nothing;
  if (isPartial) return texts.partial;
  return count === 1 ? texts.foundOne : texts.found;
}

interface ProductsProps extends Pick<SiteSearchPageProps, 'texts' | 'pricing' | 'productTexts'> {
  products: SiteSearchResults['products'];
  text: string;
}

function Products({ products, text, texts, pricing, productTexts }: ProductsProps): ReactElement | null {
  if (products === 'failed') return <p className={styles['note']}>{texts.productsFailed}</p>;
  if (!products || products.items.length === 0) return null;
  return (
    <ShopCollection
      id="products"
      title={texts.productsTitle}
      products={products.items}
      pricing={pricing}
      texts={productTexts}
      after={
        products.count > products.items.length && (
          <ArrowLink href={getSearchPath(text)}>
            {fill(texts.allProducts, { count: products.count })}
          </ArrowLink>
        )
      }
    />
  );
}

function Hit({ hit, kinds }: { hit: SiteSearchHit; kinds: SiteSearchTexts['kinds'] }): ReactElement {
  const { url, title, type, date, excerpt } = hit;
  const { dates } = useContext(CardTextsContext);
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const day = isDatedType(type) ? renderPostDate(date, dates) : null;
  return (
    <li className={styles['hit']}>
      {(kind || day) && (
        <p className={styles['kind']}>
          {kind && <b>{kind}</b>}
          {day}
        </p>
      )}
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p className={styles['excerpt']}>
        {excerpt.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
      </p>
    </li>
  );
}
