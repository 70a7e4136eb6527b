import { createContext, use } from 'react';

import type { FooterContent } from '#machines/market/footerContent.ts';
import type { Language } from '#machines/market/language.ts';

import { addressInEach, useAddress } from '../addresses/address.ts';
import type { Mode } from '../browser/mode.ts';

/**
 * 429: too many requests of this visitor; 503: the market is temporarily unavailable; 504: this device is offline; 500:
 * the page could not be rendered.
 */
export type FailureStatus = 429 | 500 | 503 | 504;

/**
 * The data from which both server and browser render the first page. The document contains it as JSON, so that
 * hydration matches the server's markup.
 */
export interface FirstPage {
  /** The canonical address of the page, without unknown parts of the requested one (`address.ts`). */
  readonly address: string;
  /** The URL of this page in each language, with localized slugs, which a browser alone does not know. */
  readonly addresses?: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly mode: Mode;
  /** When the page was rendered, in epoch milliseconds; ages are relative to this time. */
  readonly now: number;
  /** 404: no such page or listing; 410: deleted; for a failure status, no page can be shown. */
  readonly status: 200 | 404 | 410 | FailureStatus;
  /** The links of the footer; null if the content service has none. */
  readonly footer: FooterContent | null;
  /** The email address of the market's support; absent if there is none. */
  readonly support?: string;
  /** The data of the page at `address`; each page knows their type. */
  readonly data: unknown;
}

const FirstPageContext = createContext<FirstPage | undefined>(undefined);

export const FirstPageProvider = FirstPageContext.Provider;

export function useFirstPage(): FirstPage {
  const first = use(FirstPageContext);
  if (!first) throw new Error('There is no first page around this view');
  return first;
}

/**
 * The data of the first page, if its URL is the current one. Undefined on any other page, which has to request its own.
 */
export function useFirstData<Data>(): Data | undefined {
  const first = useFirstPage();
  return useIsFirst() && (first.status === 200 || first.status === 410) ? (first.data as Data) : undefined;
}

/**
 * The status of the current address: the server's for the first page, and 200 for later ones. A failed document reports
 * its failure at every address, because the server has one for all.
 */
export function useStatus(): FirstPage['status'] {
  const first = useFirstPage();
  return useIsFirst() || isFailure(first.status) ? first.status : 200;
}

/** Whether a status means that no page can be shown. */
export function isFailure(status: FirstPage['status']): status is FailureStatus {
  return status === 429 || status >= 500;
}

export function useLanguage(): Language {
  return useFirstPage().language;
}

/** The email address of the market's support. Without one, nothing links to it. */
export function useSupport(): string | undefined {
  return useFirstPage().support;
}

/** The URLs of the current page in all languages. */
export function useAddresses(): Readonly<Record<Language, string>> {
  const address = useAddress();
  const { addresses } = useFirstPage();
  return (useIsFirst() ? addresses : undefined) ?? addressInEach(address);
}

function useIsFirst(): boolean {
  return useFirstPage().address === useAddress();
}
