import FolderOpen from 'lucide-react/icons/folder-open';
import { useRef } from 'react';
import { IconButton } from './Button.tsx';

/** Opens the file of a recording or of a session. A file may also be dropped on the inspector. */
export function OpenFile({ onOpen }: { readonly onOpen: (name: string, text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of a recording or session"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void file.text().then((text) => onOpen(file.name, text));
          target.value = '';
        }}
      />
      <IconButton of={FolderOpen} label="Open a file" onClick={() => input.current!.click()} />
    </>
  );
}
