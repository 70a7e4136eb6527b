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
          <Trans>Your draft is kept, and only you see it</Trans>
        </p>
        <p>
          <Trans>Log in again to go on with it, or begin another ad.</Trans>
        </p>
        <div className={styles.actions}>
          <Button size="dense" onClick={() => draft.send({ type: 'draft.resumed', at: Date.now() })}>
            <Trans>Begin another ad</Trans>
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
          <Trans>Go on with it</Trans>
        </Button>
        <Button kind="quiet" size="dense" onClick={() => draft.send({ type: 'draft.dropped', at: Date.now() })}>
          <Trans>Discard it and begin anew</Trans>
        </Button>
      </div>
    </section>
  );
}

/** A title may be written in any script, so its direction is isolated from the surrounding text. */
function Begun({ title, isEdit }: { readonly title: string; readonly isEdit: boolean }) {
  if (title === '') return <Trans>You have begun an ad</Trans>;
  return isEdit ? (
    <Trans>
      You have begun to change “<bdi>{title}</bdi>”
    </Trans>
  ) : (
    <Trans>
      You have begun “<bdi>{title}</bdi>”
    </Trans>
  );
}
