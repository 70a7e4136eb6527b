import { isProfileTab } from '#machines/account/profileTabs.ts';
import { pathTo, type Place } from '#routes';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';

export const page = {
  routes: [
    'login',
    'register',
    'forgot',
    'start',
    'passwordReset',
    'checkEmail',
    'verify',
    'emailChange',
    'deletionUndo',
    'renewal',
    'deleteSurvey',
    'user',
  ],
  firstData: (_, place) => movedOrMissing(place) ?? { kind: 'page', data: null },
} satisfies PageDescriptor;

function movedOrMissing({ name, language, params: { tab } }: Place): PageData | undefined {
  if (name === 'start') return { kind: 'moved', to: `${pathTo('login', language)}?redirect`, isPassing: true };
  if (name !== 'user') return undefined;
  if (tab === undefined) return { kind: 'moved', to: pathTo('user', language, { tab: 'profile' }) };
  return isProfileTab(tab) ? undefined : { kind: 'missing' };
}
