import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconPaperclip } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { words } from './words.ts';

/** Chooses a picture of the device. */
export function AttachButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon aria-label={words.attach} onClick={() => input.current?.click()} size="lg">
        <IconPaperclip size={20} />
      </ActionIcon>
      <input
        accept="image/*"
        aria-label={words.attach}
        hidden
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
