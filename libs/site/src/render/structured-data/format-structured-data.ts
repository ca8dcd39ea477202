import { formatJsonLd, type JsonLd } from '@guildhall/product';

/**
 * Formats what a page says about itself as the text of one script element; nothing for a page that says nothing.
 *
 * @param subject what the page is about
 * @param breadcrumb of the page
 */
export function formatStructuredData(
  subject: JsonLd | undefined,
  breadcrumb?: JsonLd,
): { structuredData?: string } {
  const page = breadcrumb && { '@type': 'WebPage', breadcrumb };
  const data = subject ? { ...subject, ...(page && { mainEntityOfPage: page }) } : breadcrumb;
  return data ? { structuredData: formatJsonLd({ '@context': 'https://schema.org', ...data }) } : {};
}
