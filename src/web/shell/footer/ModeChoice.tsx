import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { cachedView } from '../../fragments/cachedView.tsx';
import { chooseMode, type Mode, modes } from '../../browser/mode.ts';
import { title } from './Footer.css.ts';
import * as styles from './ModeChoice.css.ts';

const words: Readonly<Record<Mode, ReactNode>> = {
  system: (
    <Trans comment="appearance: as the device has it" id="shell.mode.system">
      Same as device
    </Trans>
  ),
  light: (
    <Trans comment="appearance" id="shell.mode.light">
      Light
    </Trans>
  ),
  dark: (
    <Trans comment="appearance" id="shell.mode.dark">
      Dark
    </Trans>
  ),
};

/** Light, dark, or as the device. The browser stores the choice: no view depends on it, only the styles do. */
export const ModeChoice = cachedView(function ModeChoice({ mode }: { readonly mode: Mode }) {
  return (
    <fieldset>
      <legend className={title}>
        <Trans id="shell.mode">Appearance</Trans>
      </legend>
      {modes.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name="mode"
            value={each}
            defaultChecked={each === mode}
            className={styles.radio}
            onChange={() => chooseMode(each)}
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
});
