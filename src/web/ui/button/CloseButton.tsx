import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';

import { Icon } from '../Icon.tsx';
import { keepFocus } from '../focus/keepFocus.ts';
import * as styles from './CloseButton.css.ts';

interface CloseButtonProps {
  /** `all` of what is around it, which is positioned, closes at a click. */
  readonly takes?: keyof typeof styles;
  readonly onClick: () => void;
}

/** Puts away what it stands in: a notice, or all that lies above the page. */
export function CloseButton({ takes = 'close', onClick }: CloseButtonProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles[takes]} aria-label={t`Close`} onMouseDown={keepFocus} onClick={onClick}>
      <Icon of={X} size="inline" />
    </button>
  );
}
