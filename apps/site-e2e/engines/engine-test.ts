import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { createMember, type Member } from '../src/stack/members-test.ts';
import type { Engine } from './driver.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

export interface EngineOptions {
  engineName: 'chromium' | 'firefox' | 'webkit';
}

interface TestFixtures {
  /** A visitor with a new profile. The console may say nothing. */
  visitor: Visitor;
  /** A person with an active membership, unknown to other tests. */
  member: Member;
  sandboxOrigin: string;
  /** True for the site that has a tag manager. @default false */
  hasTags: boolean;
}

const readVariable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product was not started`);
  return value;
};

export const test = base.extend<TestFixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit() : startWithPuppeteer(engineName));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  hasTags: [false, { option: true }],
  visitor: async ({ engine, sandboxOrigin, hasTags }, use, testInfo) => {
    const tab = await engine.openTab();
    await use(createVisitor(tab, readVariable(hasTags ? 'ENGINES_TAGGED_ORIGIN' : 'ENGINES_SITE_ORIGIN')));
    if (testInfo.errors.length > 0) {
      await writeFile(testInfo.outputPath('window.png'), await tab.takePicture());
      await writeFile(testInfo.outputPath('page.json'), JSON.stringify(await tab.run(describePage), null, 2));
    }
    await tab.close();
    // The stand-ins' own pages have no icon.
    const complaints = tab.complaints?.filter((text) => !text.includes(`${sandboxOrigin}/favicon.ico`));
    expect(complaints ?? []).toEqual([]);
  },
  sandboxOrigin: async ({ hasTags }, use) =>
    use(readVariable(hasTags ? 'ENGINES_TAGGED_SANDBOX_ORIGIN' : 'ENGINES_SANDBOX_ORIGIN')),
  member: async ({ sandboxOrigin }, use) => use(await createMember(sandboxOrigin, 'active')),
});

/** Returns what a picture does not show: which islands are awake, what is stored, and what was fetched. Runs in the page. */
function describePage() {
  const islands = [...document.querySelectorAll('[data-island]')];
  return {
    address: location.href,
    state: document.readyState,
    islands: islands.map(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`)),
    stored: [Object.keys(localStorage), Object.keys(sessionStorage)],
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => `${startTime} ${duration} ${name}`),
  };
}

export { expect };
