import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { type RefObject, useImperativeHandle } from 'react';
import { AttachedImage } from './AttachedImage.tsx';
import { words } from './picture-words.ts';
import { TakeFiles } from './TakeFiles.tsx';
import { useAttachImage } from './use-attach-image.ts';
import styles from './WriteMessage.module.css';

export { PictureButtons } from './PictureButtons.tsx';

export type PicturesHandle = Pick<ReturnType<typeof useAttachImage>, 'holdBack'> & {
  choose: (files: File[]) => void;
};

type Props = {
  contactId: string;
  form: RefObject<HTMLFormElement | null>;
  handle: RefObject<PicturesHandle | null>;
  focusField: () => void;
};

/** Shows the chosen picture of the next message, and says where messages stay on the device. */
export function MessagePictures({ contactId, form, handle, focusField }: Props) {
  const { image, problem, preparing, ...attached } = useAttachImage(contactId);
  const choose = (files: File[]) => void attached.choose(files).then(focusField);
  useImperativeHandle(handle, () => ({ holdBack: attached.holdBack, choose }));
  return (
    <>
      <TakeFiles form={form} onFiles={choose} />
      <SampleNotice extension="network">{words.sample}</SampleNotice>
      {image && (
        <AttachedImage
          image={image}
          onDescribe={attached.describe}
          onDetach={() => {
            attached.detach();
            focusField();
          }}
        />
      )}
      <p className={styles.preparing} role="status">
        {preparing}
      </p>
      {problem && (
        <p className={styles.refused} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
