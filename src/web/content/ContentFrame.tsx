import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo } from 'react';

import type { ContentName, ContentPage } from '#machines/content/contentPage.ts';

import { Head } from '../page/head.tsx';
import { useAvailableData, useRemembered } from '../page/pageMemory.ts';
import { NotLoaded } from '../ui/feedback/NotLoaded.tsx';
import { Bone } from '../ui/feedback/Skeleton.tsx';
import { Container } from '../ui/layout/Container.tsx';
import * as styles from './Content.css.ts';
import { ContentFlow, contentLogic } from './contentFlow.ts';

interface ContentFrameProps {
  readonly name: ContentName;
  readonly children: (page: ContentPage) => ReactNode;
}

/** Loads a content page, unless the server has sent it, and shows it. */
export function ContentFrame({ name, children }: ContentFrameProps) {
  const data = useAvailableData<ContentPage>();
  const logic = useMemo(() => contentLogic(name), [name]);
  return (
    <ContentFlow.Provider logic={logic} options={{ input: { data } }}>
      <Loaded>{children}</Loaded>
    </ContentFlow.Provider>
  );
}

function Loaded({ children }: Pick<ContentFrameProps, 'children'>) {
  const { t } = useLingui();
  const flow = ContentFlow.useActorRef();
  const hasFailed = ContentFlow.useSelector((now) => now.matches('error'));
  const data = ContentFlow.useSelector(({ context }) => context.data);
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(data);
  if (data) return children(data);
  return (
    <Container width="content">
      <Head title={t({ id: 'ui.loading', message: 'Loading…' })} index={false} />
      <div className={styles.page}>
        {hasFailed ? (
          <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        ) : (
          <div role="status" aria-label={t({ id: 'ui.loading', message: 'Loading…' })} className={styles.bones}>
            <Bone shape="shortLine" />
            <Bone shape="line" />
            <Bone shape="line" />
            <Bone shape="line" />
          </div>
        )}
      </div>
    </Container>
  );
}
