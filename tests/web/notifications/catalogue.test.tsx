import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import { type Language, languages } from '#machines/market/language.ts';
import { openDraftElsewhere } from '#tests/drivers/draft/draftElsewhere.ts';
import type { FlowDriver, Stage } from '#tests/drivers/walking/flowDriver.ts';
import { guardDriver } from '#tests/drivers/account/guardDriver.ts';
import { heartsDriver } from '#tests/drivers/favourites/heartsDriver.ts';
import { networkDriver } from '#tests/drivers/network/networkDriver.ts';
import { goes, wayTo } from '#tests/drivers/walking/walking.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Notifications } from '#web/notifications/Notifications.tsx';
import { notifications } from '#web/notifications/notifications.ts';
import { notificationMessages } from '#words/notifications.ts';

interface Cause {
  /** Follows a generated path through the causing flow to the message, in a view in this language. */
  readonly happens: (language: Language) => Promise<Pick<Stage, 'ends'>>;
  /** Whether the message is a notice at the top of the page; otherwise it is next to its cause. */
  readonly isNotice: boolean;
  /** The statement about the message; empty if the specification does not mention it. */
  readonly proves: `[NOTIFICATIONS-${number}]` | '';
  readonly says: Readonly<Record<Language, string>>;
}

/** The messages of the catalogue for which this test has a cause, by their keys. */
const shown: Readonly<Record<string, Cause>> = {
  offline: {
    async happens(language) {
      const { openNetwork } = await import('#tests/drivers/network/networkView.tsx');
      return arrives(networkDriver, await openNetwork(language), (now) => now.hasTag('offline'));
    },
    isNotice: true,
    proves: '[NOTIFICATIONS-10]',
    says: {
      de: 'Du bist offline. Prüfe deine Internetverbindung.',
      fr: 'Vous êtes hors ligne. Vérifiez votre connexion internet.',
      it: 'Sei offline. Controlla la tua connessione a internet.',
      en: "Attention - you're currently offline. Please check your internet connection.",
    },
  },
  accountVerified: {
    async happens(language) {
      const { openConfirmation } = await import('#tests/drivers/account/confirmationView.tsx');
      const opened = await openConfirmation(`/${language}/verify/dG9rZW4`, 'verifyEmail', language);
      await opened.answers!('reading', { type: 'xstate.done.actor.reading', output: { outcome: 'open' } });
      await act(async () => screen.getByRole('button').click());
      await opened.answers!('confirming', {
        type: 'xstate.done.actor.confirming',
        output: { outcome: 'whole', nextPath: null, email: null },
      });
      return opened;
    },
    isNotice: true,
    proves: '[NOTIFICATIONS-12]',
    says: {
      de: 'Dein Konto ist aktiviert.',
      fr: 'Votre compte est activé.',
      it: 'Il tuo account è attivo.',
      en: "Great! You've successfully activated your account.",
    },
  },
  unauthorized: {
    async happens(language) {
      const { openGuarded } = await import('#tests/drivers/account/guardView.tsx');
      const guarded = await openGuarded({ at: `/${language}/user/profile`, language });
      await arrives(guardDriver, guarded, (now) => now.matches('refused'));
      // Renders the page that the link opens.
      const [{ Component: AccountPage }, { accountParts }] = await Promise.all([
        import('#web/account/AccountPage.tsx'),
        import('#web/account/lazyParts.tsx'),
      ]);
      await accountParts.load();
      await renderView(<AccountPage />, { at: guarded.surface.address(), language });
      return guarded;
    },
    isNotice: true,
    proves: '[NOTIFICATIONS-11]',
    says: {
      de: 'Melde dich an, um diese Seite zu öffnen.',
      fr: 'Connectez-\u2060vous pour ouvrir cette page.',
      it: 'Accedi per aprire questa pagina.',
      en: 'The page you were trying to access requires you to be logged in.',
    },
  },
  favoritesLimitReached: {
    async happens(language) {
      const { openTwoHearts } = await import('#tests/drivers/favourites/heartsView.tsx');
      return goesAlong(heartsDriver, await openTwoHearts(language), [
        'account.reported (Vreni)',
        'heart.pressed (of the bike)',
        'after toggleDebounce',
        'telling done (full)',
      ]);
    },
    isNotice: true,
    proves: '[NOTIFICATIONS-15]',
    says: {
      de: 'Deine Merkliste ist voll: Es haben 100 Inserate Platz. Entferne eines, um ein anderes zu merken.',
      fr: 'Vous avez atteint le maximum de 100 favoris. Retirez-en un pour en ajouter un autre.',
      it: 'Hai raggiunto il massimo di 100 preferiti. Rimuovine uno per aggiungerne un altro.',
      en: 'You reached the maximum number of favorite listings. You can save up to 100. Remove one to save another.',
    },
  },
  draftChangedElsewhere: {
    async happens() {
      const elsewhere = await openDraftElsewhere({ title: 'Velo' });
      elsewhere.writes({ title: 'Rad' });
      return elsewhere;
    },
    isNotice: true,
    proves: '',
    says: {
      de: 'Dein Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert.',
      fr: 'Votre brouillon a été modifié dans un autre onglet ou sur un autre appareil.',
      it: 'La tua bozza è stata modificata in un’altra scheda o su un altro dispositivo.',
      en: 'Your draft was changed in another tab or on another device.',
    },
  },
  'errors.genericTryAgain': {
    async happens(language) {
      const { openTwoHearts } = await import('#tests/drivers/favourites/heartsView.tsx');
      return goesAlong(heartsDriver, await openTwoHearts(language), [
        'account.reported (Vreni)',
        'heart.pressed (of the bike)',
        'after toggleDebounce',
        'telling done (not heard)',
      ]);
    },
    isNotice: true,
    proves: '[NOTIFICATIONS-14]',
    says: {
      de: 'Das hat nicht geklappt. Bitte versuch es nochmals.',
      fr: 'Une erreur s’est produite. Veuillez réessayer.',
      it: 'Qualcosa è andato storto. Riprova.',
      en: 'Oops, something went wrong. Please try again.',
    },
  },
};

/** The messages that nothing causes, each with the reason. */
const untold: Readonly<Record<string, string>> = {
  generalError: 'each failure is shown next to its cause, with its own message',
  subscriptionExistsError: 'there are no subscriptions',
};

async function arrives<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  isThere: (now: SnapshotFrom<M>) => boolean,
): Promise<Stage> {
  await goes(driver, stage, wayTo(driver, isThere));
  return stage;
}

async function goesAlong<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  steps: readonly string[],
): Promise<Stage> {
  await goes(driver, stage, { beginning: 'start', steps });
  return stage;
}

const regions: Readonly<Record<Language, string>> = {
  de: 'Benachrichtigungen',
  fr: 'Notifications',
  it: 'Notifiche',
  en: 'Notifications',
};

beforeEach(() => {
  notifications.start();
  for (const { id } of notifications.getSnapshot().context.notifications) {
    notifications.send({ type: 'notification.dismissed', id });
  }
});
afterEach(() => vi.restoreAllMocks());

const cases = Object.keys(shown).flatMap((key) =>
  languages.map((language) => [key, language, shown[key]!.proves] as const),
);

describe('the catalogue of messages', () => {
  it.each(cases)('%s is shown in %s after its cause %s', async (key, language, _) => {
    const { happens, isNotice, says } = shown[key]!;
    const stage = await happens(language);
    if (isNotice) {
      if (screen.queryByRole('region', { name: regions[language] }) === null) {
        await renderView(<Notifications />, { at: `/${language}`, language });
      }
      const notices = within(screen.getByRole('region', { name: regions[language] })).getAllByRole('listitem');
      expect(notices.map((notice) => notice.querySelector('p')?.textContent)).toEqual([says[language]]);
    } else {
      expect(screen.getByRole('alert').textContent).toBe(says[language]);
    }
    await act(() => stage.ends());
  });

  it('has a cause for each message, or a reason why there is none', () => {
    expect(Object.keys(shown).filter((key) => key in untold)).toEqual([]);
    const named = Object.keys(notificationMessages);
    expect(named.filter((key) => !(key in shown) && !(key in untold))).toEqual([]);
    expect(Object.keys(shown).filter((key) => !named.includes(key))).toEqual([]);
  });

  it('has no other cause in the pages', async () => {
    const files = (await readdir('src/web', { recursive: true })).filter((name) => /\.tsx?$/.test(name));
    const texts = await Promise.all(files.map((name) => readFile(join('src/web', name), 'utf8')));
    const raised = [...texts.join('\n').matchAll(/(?<!function )\bnotify\(([^)]*)/g)].map(
      ([, what = '']) => /\bmessage: '([\w.]+)'/.exec(what)?.[1] ?? `not to be read: ${what}`,
    );
    const notices = Object.keys(shown).filter((key) => shown[key]!.isNotice);
    expect(raised.toSorted()).toEqual(notices.toSorted());
  });
});
