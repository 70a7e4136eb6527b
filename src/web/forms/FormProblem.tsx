import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';

import type { FieldError, GeneralError } from '#machines/market/api/formErrors.ts';
import { generalErrorWord } from '#words/apiErrors.ts';

import * as panel from '../ui/feedback/ErrorPanel.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { onPlainClick } from '../ui/navigation/plainClick.ts';
import { useErrorWords } from './errorText.ts';
import { useFieldId, useFormSelector } from './formFlow.ts';
import * as styles from './FormProblem.css.ts';

/** A field of which something is told, with what it is called. */
export interface WrongField {
  readonly name: string;
  readonly label: string;
  readonly error: FieldError;
}

const none: readonly WrongField[] = [];

interface FormProblemProps {
  /** Those that are named below, in their order, each with a link that leads to it. */
  readonly wrong?: readonly WrongField[];
}

/** What is wrong with the whole of the form, apart from its fields (FORMS-5). It stands where the form places it. */
export function FormProblem({ wrong = none }: FormProblemProps) {
  const general = useFormSelector(({ context }) => context.general);
  return general && <Panel general={general} wrong={wrong} />;
}

function Panel({ general, wrong }: Required<FormProblemProps> & { readonly general: GeneralError }) {
  const { i18n } = useLingui();
  const id = useId();
  const word = generalErrorWord(general);
  return (
    <div className={panel.panel}>
      <span className={panel.icon}>
        <Icon of={CircleAlert} />
      </span>
      <div className={panel.words}>
        {/* The list is not part of it, or all would be read out anew each time that one of them is mended. */}
        <p id={id} role="alert">
          {typeof word === 'string' ? word : i18n._(word)}
        </p>
        {wrong.length > 0 && (
          <ul aria-labelledby={id} className={styles.wrong}>
            {wrong.map((field) => (
              <li key={field.name}>
                <WrongLink of={field} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function WrongLink({ of: { name, label, error } }: { readonly of: WrongField }) {
  const id = useFieldId(name);
  const said = useErrorWords()(error, label);
  return (
    // It leaves no entry in the history: Back goes to the step before.
    <a href={`#${id}`} className={styles.link} onClick={onPlainClick(() => focusField(id))}>
      {said.startsWith(label) ? (
        said
      ) : (
        <Trans>
          {label}: {said}
        </Trans>
      )}
    </a>
  );
}

/** What is chosen among several has the focus in the first of them. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  (field instanceof HTMLFieldSetElement ? field.querySelector('input') : field)?.focus();
}
