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

/** A field with an error, and its name. */
export interface WrongField {
  readonly name: string;
  readonly label: string;
  readonly error: FieldError;
}

const none: readonly WrongField[] = [];

interface FormProblemProps {
  /** The fields to list below, in their order, each with a link. */
  readonly wrong?: readonly WrongField[];
}

/** An error of the form as a whole, apart from its fields (FORMS-5). The form decides on its position. */
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
        {/* The list is outside the alert, or screen readers would repeat it each time that a field is fixed. */}
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
    // A press on the link adds no entry to the history, so that Back still goes to the previous step.
    <a href={`#${id}`} className={styles.link} onClick={onPlainClick(() => focusField(id))}>
      {said.toLowerCase().includes(label.toLowerCase()) ? (
        said
      ) : (
        <Trans id="forms.problem">
          {label}: {said}
        </Trans>
      )}
    </a>
  );
}

/** Moves the focus to a field; in a group of options, to the first option. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  (field instanceof HTMLFieldSetElement ? field.querySelector('input') : field)?.focus();
}
