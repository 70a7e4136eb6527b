import { createContext, use } from 'react';

import type { FooterContent } from '#machines/market/footerContent.ts';
import type { Language } from '#machines/market/language.ts';

import { addressInEach, useAddress } from '../addresses/address.ts';
import type { Mode } from '../browser/mode.ts';

/**
 * 429: this visitor has asked for too much at once; 503: the market is away for a moment; 504: this device has no line to it;
 * 500: the page could not be made.
 */
export type FailureStatus = 429 | 500 | 503 | 504;

/**
 * What server and browser both make the first page from. It travels as JSON in the document, so that the browser's
 * first render is the server's.
 */
export interface FirstPage {
  /** The canonical address that it shows, whatever else was asked for with it (`address.ts`). */
  readonly address: string;
  /** The same page in each language, as that spells it; a browser alone does not know. */
  readonly addresses?: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly mode: Mode;
  /** When it was rendered, in epoch milliseconds: ages of ads are counted to it. */
  readonly now: number;
  /** 404: there is no such page or ad; 410: there was, and it has been taken away; of the others no page can be shown. */
  readonly status: 200 | 404 | 410 | FailureStatus;
  /** What the end of every page links to; null where the content service has nothing to say. */
  readonly footer: FooterContent | null;
  /** The address of the market's support; absent if it has none. */
  readonly support?: string;
  /** What the page at that address shows; each page knows its own. */
  readonly data: unknown;
}

const FirstPageContext = createContext<FirstPage | undefined>(undefined);

export const FirstPageProvider = FirstPageContext.Provider;

export function useFirstPage(): FirstPage {
  const first = use(FirstPageContext);
  if (!first) throw new Error('There is no first page around this view');
  return first;
}

/** The first data, if they are of the address one is at; another page has to ask for its own. */
export function useFirstData<Data>(): Data | undefined {
  const first = useFirstPage();
  return useIsFirst() && (first.status === 200 || first.status === 410) ? (first.data as Data) : undefined;
}

/**
 * The status of the address one is at: what the server found for the first, and 200 for the pages after it. A document
 * that failed says so wherever it is opened: the server has one for all addresses.
 */
export function useStatus(): FirstPage['status'] {
  const first = useFirstPage();
  return useIsFirst() || isFailure(first.status) ? first.status : 200;
}

/** Whether a status stands for a page that cannot be shown. */
export function isFailure(status: FirstPage['status']): status is FailureStatus {
  return status === 429 || status >= 500;
}

export function useLanguage(): Language {
  return useFirstPage().language;
}

/** The address of the market's support. Without one, nothing leads to it. */
export function useSupport(): string | undefined {
  return useFirstPage().support;
}

/** Where the page one is at is in each language. */
export function useAddresses(): Readonly<Record<Language, string>> {
  const address = useAddress();
  const { addresses } = useFirstPage();
  return (useIsFirst() ? addresses : undefined) ?? addressInEach(address);
}

function useIsFirst(): boolean {
  return useFirstPage().address === useAddress();
}
