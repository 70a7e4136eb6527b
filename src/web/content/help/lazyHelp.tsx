import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

/** The questions and their search. */
export const helpParts = chunk(() => import('./HelpQuestions.tsx'));

export const LazyHelp = lazyView(helpParts, ({ HelpQuestions }) => HelpQuestions);
