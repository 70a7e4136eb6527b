import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { IconButton } from '../window/Button.tsx';
import * as styles from './ExportMenu.css.ts';
import { messageOf } from '../../log/shown/errorMessage.ts';

/** An entry of the menu. Its action resolves with a sentence to show, or with nothing. */
export interface ExportEntry {
  readonly name: string;
  readonly act: () => Promise<string | void>;
}

/** Everything that leaves the inspector as a file. */
export function ExportMenu({ entries }: { readonly entries: () => readonly ExportEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const act = async (entry: ExportEntry) => {
    try {
      const said = await entry.act();
      setMessage(said ?? null);
      setOpen(said !== undefined);
    } catch (error) {
      setMessage(messageOf(error));
    }
  };
  return (
    <div
      className={styles.menu}
      role="presentation"
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        menu.current!.querySelector('button')!.focus();
      }}
      onBlur={({ relatedTarget }) => !menu.current!.contains(relatedTarget) && setOpen(false)}
    >
      <IconButton
        of={Download}
        label="Export"
        isExpanded={isOpen}
        onClick={() => {
          setMessage(null);
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <div className={styles.list} role="group" aria-label="Export">
          {entries().map((entry) => (
            <button key={entry.name} type="button" className={styles.item} onClick={() => void act(entry)}>
              {entry.name}
            </button>
          ))}
          {message !== null && (
            <p className={styles.message} role="status">
              {message}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
