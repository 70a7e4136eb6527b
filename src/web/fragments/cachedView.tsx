import { type ComponentType, createElement, use } from 'react';

import { useLanguage } from '../page/firstPage.tsx';
import { apart, PageMarkupContext } from './pageMarkup.ts';

/**
 * A view that depends only on plain data, texts and the language. The server caches its markup for all pages with the
 * same data, and fills in the texts of each. Function props are behaviour, and do not affect the markup. `texts` differ
 * per page: counts, addresses. The view writes each of them as the whole content of an element or in an attribute, and
 * must not inspect them. If a view contains ids, it gets a base id from its parent (`useId`). In the browser it is the
 * view itself.
 */
export function cachedView<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return import.meta.env.SSR ? onServer(View) : View;
}

interface Texts {
  readonly texts?: readonly string[];
}

const noTexts: readonly string[] = [];

function onServer<Props extends object>(View: ComponentType<Props>) {
  return function CachedView(props: Props) {
    const page = use(PageMarkupContext);
    const language = useLanguage();
    if (!page) return createElement(View, props);
    const { texts = noTexts, ...shown }: Props & Texts = props;
    const { mark, isCached, placeholders } = page.findWithPlaceholders(View, JSON.stringify([language, shown]), texts);
    // Only an element, without a component: another position in the tree would change the ids of `useId`.
    return createElement(
      apart,
      { 'data-kept': mark },
      !isCached && (
        <PageMarkupContext value={undefined}>
          {createElement(View, { ...props, texts: placeholders })}
        </PageMarkupContext>
      ),
    );
  };
}
