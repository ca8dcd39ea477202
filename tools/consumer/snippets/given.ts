// Parts of the reader’s own program, which examples of doc comments use without declaring them.
import type { createCmsClient, MainData } from '@guildhall/cms-client';
import type { IslandDefinition } from '@guildhall/islands';
import type { Pricing } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import type { UrlPolicy } from '@guildhall/safe-content';
import type { Product, ShopClient } from '@guildhall/shop-client';
import type { createStore } from 'jotai';

/** The facts of the organisation: `apps/organisation`. */
export declare const organisation: Organisation;
/** The folder of the program. */
export declare const folder: string;
/** The store of the page. */
export declare const store: ReturnType<typeof createStore>;
/** The islands of the site. */
export declare const islands: Readonly<Record<string, IslandDefinition>>;
/** Main data of the content service. */
export declare const mainData: MainData;
/** Currency and VAT of its prices. */
export declare const pricing: Pricing;
/** One of its products, and the client that reads them. */
export declare const product: Product;
export declare const shop: ShopClient;
/** Origins that links and pictures may have. */
export const policy: UrlPolicy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: ['https://media.example'],
  frameHosts: ['www.youtube-nocookie.com'],
};
/** Reads JSON of the content service. */
export declare const readJson: Parameters<typeof createCmsClient>[0]['readJson'];
/** Logs an error. */
export declare function report(error: unknown): void;
