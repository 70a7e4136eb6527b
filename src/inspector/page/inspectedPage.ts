import { languages } from '#machines/market/language.ts';
import type { LoggedPage } from '../log/log.ts';
import { recordedAddress } from '../recorder/address.ts';

/**
 * The page of a window. Its address has only the query keys that the document names, and no token, so that it may be in
 * a file. Actors read it when they begin, so an unchanged address is not parsed again.
 */
export function inspectedPage(of: Window): LoggedPage {
  const { documentElement: root } = of.document;
  const { dataset } = of.document.querySelector<HTMLElement>('script[data-inspector]')!;
  const keys = new Set(dataset['queryKeys']?.split(' '));
  const wordsBeforeTokens = dataset['wordsBeforeTokens']?.split(' ') ?? [];
  const language = languages.find((each) => root.lang.startsWith(each));
  let [href, address] = ['', ''];
  return {
    brand: root.dataset['brand'] ?? '',
    ...(language && { language }),
    get width() {
      return of.innerWidth;
    },
    get address() {
      if (of.location.href !== href) {
        ({ href } = of.location);
        address = recordedAddress(of.location, keys, wordsBeforeTokens);
      }
      return address;
    },
  };
}
