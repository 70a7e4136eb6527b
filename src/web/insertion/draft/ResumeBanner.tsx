import { Trans } from '@lingui/react/macro';

import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';

import { DraftFlow } from '../../draft/draftFlow.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './ResumeBanner.css.ts';

/** Offers to continue the draft of an earlier visit, or to start over. */
export function ResumeBanner() {
  const draft = DraftFlow.useActorRef();
  const shown = DraftFlow.useSelector(({ value }) => value);
  const written = DraftFlow.useSelector(({ context }) => context.draft);
  const { title = '' } = written ? fieldsOf(written) : {};
  if (shown === 'sealed') {
    return (
      <section className={styles.banner}>
        <p className={styles.title}>
          <Trans id="insert.resume.sealed">Your draft is saved, and only you can see it</Trans>
        </p>
        <p>
          <Trans id="insert.resume.sealed.text">Log in again to continue it, or start a new ad.</Trans>
        </p>
        <div className={styles.actions}>
          <Button size="dense" onClick={() => draft.send({ type: 'draft.resumed', at: Date.now() })}>
            <Trans id="insert.resume.startNew">Start a new ad</Trans>
          </Button>
        </div>
      </section>
    );
  }
  if (shown !== 'offered') return null;
  return (
    <section className={styles.banner} aria-label={title}>
      <p className={styles.title}>
        <Begun title={title} isEdit={written?.from?.how === 'edit'} />
      </p>
      <div className={styles.actions}>
        <Button size="dense" onClick={() => draft.send({ type: 'draft.resumed', at: Date.now() })}>
          <Trans id="insert.resume.continue">Continue draft</Trans>
        </Button>
        <Button kind="quiet" size="dense" onClick={() => draft.send({ type: 'draft.dropped', at: Date.now() })}>
          <Trans id="insert.resume.discard">Discard and start over</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * The title is isolated (`bdi`): it may be written in any script, and must not change the direction of the surrounding
 * text.
 */
function Begun({ title, isEdit }: { readonly title: string; readonly isEdit: boolean }) {
  if (title === '') return <Trans id="insert.resume.untitled">You have an unfinished ad</Trans>;
  return isEdit ? (
    <Trans id="insert.resume.edit">
      You have unpublished changes to “<bdi>{title}</bdi>”
    </Trans>
  ) : (
    <Trans id="insert.resume.new">
      You have an unfinished ad: “<bdi>{title}</bdi>”
    </Trans>
  );
}
