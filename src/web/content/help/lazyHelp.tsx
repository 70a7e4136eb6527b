import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

/** The chunk with the help page's questions and their search, which loads after the page. */
export const helpParts = chunk(() => import('./HelpQuestions.tsx'));

export const LazyHelp = lazyView(helpParts, ({ HelpQuestions }) => HelpQuestions);
