import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

/** The questions and their search. */
export const helpParts = chunk(() => import('./HelpQuestions.tsx'));

export const LaterHelp = laterView(helpParts, ({ HelpQuestions }) => HelpQuestions);
