import { builtInMainData } from '@guildhall/cms-client';
import { defineOrganisation, type AccessibilityFacts } from '@guildhall/organisation';
import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import { exampleChrome, exampleOrganisation } from '../../chrome/chrome.fixture.tsx';
import type { PageContext } from '../../page/page-model.ts';
import { rates } from '../../page/pricing.fixture.ts';
import { createRenderer } from '../../host/create-renderer.tsx';

const statement: AccessibilityFacts = {
  status: 'partial',
  preparedOn: '2026-11-23',
  reviewedOn: '2026-12-01',
  exceptions: { nonCompliance: ['Old plans are pictures.'] },
  contact: { email: 'access@garden.example', path: '/contact', replyDays: 10 },
  enforcement: { name: 'The authority', url: 'https://authority.example/' },
};

async function render(accessibility: AccessibilityFacts | undefined, texts: PageContext['texts'] = {}) {
  const facts = defineOrganisation({
    ...{ language: 'en', locale: 'en-GB', currency: 'EUR', vatHome: 'IE' },
    switches: { shop: false, members: false, membership: false },
    ...(accessibility && { accessibility }),
  });
  const context: PageContext = {
    ...{ organisation: exampleOrganisation, facts, texts, mainData: builtInMainData, rates },
    ...{ siteOrigin: 'https://garden.example', path: '/accessibility' },
  };
  const kind = accessibility ? 'accessibility' : 'not-found';
  const page = await createRenderer({ chrome: exampleChrome }).renderPage({ kind }, context);
  return {
    ...page,
    html: page.body.map((part) => (typeof part === 'string' ? part : part.bytes.toString())).join(''),
  };
}

describe('the accessibility statement', () => {
  it('has the parts of the EU’s model, in its order [2.1.15]', async () => {
    const { title, listed, html, description } = await render({ ...statement, law: 'the Accessibility Act' });
    expect({ title, listed }).toEqual({ title: 'Accessibility statement', listed: true });
    expect(description).toMatch(/^The Wayleave Institute wants .* garden\.example\.$/);
    expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        [
          'Accessibility statement The Wayleave Institute wants .* garden\\.example\\. .* the Accessibility Act\\.',
          'Compliance status .* partially complies',
          'Content that is not accessible Not compliant .* Old plans are pictures\\.',
          'Preparation of this statement .* our own assessment.* November 23, 2026 .* December 01, 2026',
          `axe-core ${checks.axe.replace('.', '\\.')} checks more than ${checks.states} states`,
          'Feedback and contact .* within 10 days\\. access@garden\\.example Write to us',
          'Enforcement procedure .* The authority',
        ].join('.*'),
      ),
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="mailto:access@garden.example"');
  });

  it('leaves out what is not stated, and names who assessed the site [2.1.15]', async () => {
    const { html } = await render({
      ...{ status: 'full', preparedOn: '2026-11-23', assessedBy: 'An office' },
      contact: { path: '/contact' },
    });
    expect(html).toContain('fully complies');
    expect(html).toContain('an assessment by An office');
    expect(html).not.toMatch(/not accessible<|reviewed|Enforcement|in accordance|mailto|undefined/);
  });

  it('is linked at the end of every page, with the site’s own words, only if there is one [2.1.15]', async () => {
    const { html } = await render(statement, { accessibility: { link: 'For everyone' } });
    expect(html).toMatch(/<footer.*<a href="\/accessibility">For everyone<\/a>.*<\/footer>/);
    expect((await render(undefined)).html).not.toContain('/accessibility');
  });
});
