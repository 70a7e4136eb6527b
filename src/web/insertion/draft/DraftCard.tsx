import { Trans, useLingui } from '@lingui/react/macro';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';

import { photosOf } from '#machines/insertion/photos/draftPhotos.ts';
import { amountIn } from '#machines/market/text/writtenAmount.ts';
import { formatFrancs } from '#market/prices.ts';
import { pictureFiles } from '#market/pictures.ts';

import { useNames } from '../../languages/catalogue.ts';
import { DraftFlow } from '../../draft/draftFlow.ts';
import { writing } from '../../draft/draftIds.ts';
import { DraftSync } from '../../draft/draftSync.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import * as styles from './DraftCard.css.ts';
import { InsertionFlow } from '../insertionFlow.ts';

/** A summary of the listing so far, and where the draft is saved. */
export function DraftCard() {
  const { t } = useLingui();
  const names = useNames();
  const draft = DraftFlow.useActorRef();
  const values = InsertionFlow.useSelector(({ context }) => context.saved);
  // Undo is hidden while a draft is only offered and not resumed yet.
  const isWriting = DraftFlow.useSelector((now) => now.matches('editing'));
  const canUndo = DraftFlow.useSelector(({ context }) => (context.draft?.past.length ?? 0) > 0) && isWriting;
  const canRedo = DraftFlow.useSelector(({ context }) => (context.draft?.future.length ?? 0) > 0) && isWriting;
  const [cover] = photosOf(values);
  const { title = '', price = '', price_kind: kind = 'amount', category = '', subcategory = '' } = values;
  const amount = kind === 'amount' ? amountIn(price) : undefined;
  return (
    <aside className={styles.card} aria-label={t({ id: 'insert.draft', message: 'Your draft' })}>
      <p className={styles.state}>
        <SaveState />
      </p>
      {cover && (
        <span className={styles.cover}>
          <Picture of={pictureFiles(cover.name, 640)} alt="" sizes="(width < 480px) 100vw, 320px" />
        </span>
      )}
      {amount && 'francs' in amount && <p className={styles.price}>{formatFrancs(amount.francs)}</p>}
      {title !== '' && <p className={styles.title}>{title}</p>}
      {subcategory !== '' && (
        <p className={styles.state}>
          {names.category(Number(category))} · {names.category(Number(subcategory))}
        </p>
      )}
      {(canUndo || canRedo) && (
        <div className={styles.steps}>
          {canUndo && (
            <Button
              kind="quiet"
              size="dense"
              icon={Undo2}
              onClick={() => draft.send({ type: 'step.undone', ...writing() })}
            >
              <Trans id="insert.draft.undo">Undo</Trans>
            </Button>
          )}
          {canRedo && (
            <Button
              kind="quiet"
              size="dense"
              icon={Redo2}
              onClick={() => draft.send({ type: 'step.redone', ...writing() })}
            >
              <Trans id="insert.draft.redo">Redo</Trans>
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}

/** Says where the draft is saved. */
function SaveState() {
  const isBegun = DraftFlow.useSelector((now) => now.matches('editing') && now.context.draft !== null);
  const isUnkept = DraftFlow.useSelector((now) => now.hasTag('unkept'));
  const isInAccount = DraftSync.useSelector((now) => now.hasTag('saved'));
  const isBehind = DraftSync.useSelector((now) => now.hasTag('behind'));
  if (isInAccount)
    return <Trans id="insert.draft.inAccount">Draft saved in your account. You can continue on another device.</Trans>;
  if (isUnkept)
    return (
      <Trans id="insert.draft.unsaved">
        This browser can’t save drafts. If you close this page, your text is lost.
      </Trans>
    );
  if (isBehind) {
    return (
      <Trans id="insert.draft.behind">
        Draft saved on this device. We’ll add it to your account once the connection is back.
      </Trans>
    );
  }
  if (!isBegun) return <Trans id="insert.draft.willSave">We save your draft on this device as you type.</Trans>;
  return <Trans id="insert.draft.onDevice">Draft saved on this device.</Trans>;
}
