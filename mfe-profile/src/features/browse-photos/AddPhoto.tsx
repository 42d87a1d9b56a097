import { IconPhoto } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { AddTile } from '../../ui/AddTile.tsx';
import { words } from './words.ts';

/** Chooses photos of this device. */
export function AddPhoto({ onAdd }: { onAdd: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddTile icon={<IconPhoto size={28} />} label={words.add} onClick={() => input.current?.click()} />
      <input
        accept="image/jpeg,image/png,image/gif,image/webp"
        aria-label={words.add}
        hidden
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
