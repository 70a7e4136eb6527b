import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { type CategoryTotals, headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';

import { useAddressEffect } from '../../addresses/address.ts';
import { graphql } from '../../api/apiClient.ts';
import { inspect } from '../../flows/inspection.ts';
import { cachedView } from '../../fragments/cachedView.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MenuTotals } from '../generated/menuTotals.ts';
import * as styles from './HeaderMenu.css.ts';
import { type ShellParts, useShellParts } from '../parts.ts';
import { isLaptopWide, useWidthEffect } from '../viewport.ts';

const logicWith = ({ load }: ShellParts['menu']) =>
  headerMenuMachine.provide({
    actors: {
      loading: fromPromise<void>(() => load()),
      counting: fromPromise<CategoryTotals>(async ({ signal }) => {
        const { categories } = await graphql(MenuTotals, {}, { signal, quiet: true });
        return Object.fromEntries(categories.map(({ id, total }) => [id, total]));
      }),
    },
  });

type Flow = ActorRefFrom<typeof headerMenuMachine>;

/** The categories, and below laptop width the languages: a button, and the menu that it opens (SHELL-13). */
export const HeaderMenu = cachedView(function HeaderMenu() {
  const { menu } = useShellParts();
  const logic = useMemo(() => logicWith(menu), [menu]);
  const flow = useActorRef(logic, { inspect });
  const reportPageChange = useCallback(() => flow.send({ type: 'page.changed' }), [flow]);
  useAddressEffect(reportPageChange);
  const reportLayout = useCallback(() => flow.send({ type: 'layout.changed' }), [flow]);
  useWidthEffect(isLaptopWide, reportLayout);
  const screen = useSelector(flow, ({ value }) => ('open' in value ? value.open.content : 'closed'));
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={screen !== 'closed'}
        onClick={() => flow.send({ type: 'menu.opened' })}
      >
        <Icon of={Menu} size="large" />
        <span className={styles.narrow}>
          <VisuallyHidden>
            <Trans id="shell.menu">Menu</Trans>
          </VisuallyHidden>
        </span>
        <span className={styles.wide}>
          <Trans id="ui.categories">Categories</Trans>
        </span>
      </button>
      {screen !== 'closed' && (
        <Dialog
          shape="menu"
          title={<Title />}
          onClose={() => flow.send({ type: 'menu.closed' })}
          onEscape={() => flow.send({ type: 'menu.escaped' })}
        >
          {screens[screen](flow)}
        </Dialog>
      )}
    </>
  );
});

function Title() {
  return (
    <>
      <span className={styles.narrow}>
        <Trans id="shell.menu">Menu</Trans>
      </span>
      <span className={styles.wide}>
        <Trans id="ui.categories">Categories</Trans>
      </span>
    </>
  );
}

const screens: Readonly<Record<'loading' | 'shown' | 'failed', (flow: Flow) => ReactNode>> = {
  loading: () => <Spinner />,
  shown: (flow) => <Content flow={flow} />,
  failed: (flow) => <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />,
};

function Content({ flow }: { readonly flow: Flow }) {
  const totals = useSelector(flow, ({ context }) => context.totals);
  const { menu } = useShellParts();
  if (!menu.module) return null;
  const { MenuContent } = menu.module;
  return <MenuContent totals={totals} onLeave={() => flow.send({ type: 'page.changed' })} />;
}
