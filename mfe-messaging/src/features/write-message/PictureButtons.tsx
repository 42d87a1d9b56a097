import { pictureTypes } from '@az/shared/contracts';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconPaperclip } from '@az/shared/ui/icons';
import { useRef } from 'react';
import { ChooseGif } from './ChooseGif.tsx';
import { words } from './picture-words.ts';

function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon aria-label={words.attach} onClick={() => input.current?.click()} size="lg">
        <IconPaperclip size={20} />
      </ActionIcon>
      <input
        accept={pictureTypes}
        aria-label={words.attach}
        hidden
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

type Props = { contactId: string; onChoose: (files: File[]) => void; onChosen: () => void };

/** Chooses a picture of the device, or an animated one. */
export function PictureButtons({ contactId, onChoose, onChosen }: Props) {
  return (
    <>
      <AttachButton onChoose={onChoose} />
      <ChooseGif contactId={contactId} onChosen={onChosen} />
    </>
  );
}
