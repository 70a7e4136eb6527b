import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';

import { Icon } from '../Icon.tsx';
import { keepFocus } from '../focus/keepFocus.ts';
import * as styles from './CloseButton.css.ts';

interface CloseButtonProps {
  /** `all`: a click anywhere in the button's positioned container counts as a click on the button. */
  readonly takes?: keyof typeof styles;
  readonly onClick: () => void;
}

/** A button that closes its container: a notice, or a layer above the page. */
export function CloseButton({ takes = 'close', onClick }: CloseButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles[takes]}
      aria-label={t({ id: 'ui.close', message: 'Close' })}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      <Icon of={X} size="inline" />
    </button>
  );
}
