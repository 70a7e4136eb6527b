import { type ComponentType, createElement, use } from 'react';

import { useLanguage } from '../page/firstPage.tsx';
import { apart, PageMarkupContext } from './keptMarkup.ts';

/**
 * A view that shows plain data, texts and the language, and nothing else. The server renders it once for all pages that
 * show the same data there, and fills in the texts of each. Functions among its props are what it does, not what it shows.
 * `texts` are each page's own: counts, addresses. The view writes every one by itself, as the whole of an element or in
 * an attribute, and asks nothing of it. A view with ids in it is given one by who shows it (`useId`), from which they follow.
 * In the browser it is the view itself.
 */
export function keptView<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return import.meta.env.SSR ? onServer(View) : View;
}

interface Texts {
  readonly texts?: readonly string[];
}

const noTexts: readonly string[] = [];

function onServer<Props extends object>(View: ComponentType<Props>) {
  return function Kept(props: Props) {
    const page = use(PageMarkupContext);
    const language = useLanguage();
    if (!page) return createElement(View, props);
    const { texts = noTexts, ...shown }: Props & Texts = props;
    const { mark, isKept, gaps } = page.findWithGaps(View, JSON.stringify([language, shown]), texts);
    // Nothing but an element: another place in the tree would have other ids than the browser's.
    return createElement(
      apart,
      { 'data-kept': mark },
      !isKept && (
        <PageMarkupContext value={undefined}>{createElement(View, { ...props, texts: gaps })}</PageMarkupContext>
      ),
    );
  };
}
