import { Slot } from '@az/shared/area';
import { type PictureKind, useMemberPicture } from '@az/shared/pictures';
import { Alert } from '@az/shared/ui/Alert';
import { Avatar } from '@az/shared/ui/Avatar';
import { Button } from '@az/shared/ui/Button';
import { Image } from '@az/shared/ui/Image';
import { Title } from '@az/shared/ui/Title';
import { useState } from 'react';
import styles from './ChangePictures.module.css';
import { words } from './words.ts';

function Preview({ kind, name }: { kind: PictureKind; name: string }) {
  const picture = useMemberPicture(kind);
  return (
    <div aria-busy={picture.status === 'loading'} className={`${styles.frame} ${styles[kind]}`}>
      {picture.status === 'ready' && (
        <Image
          alt={words[kind].title}
          className={styles.picture}
          onError={picture.onError}
          ratio={kind === 'profile' ? [1, 1] : [4, 1]}
          sizes={kind === 'profile' ? '96px' : '160px'}
          src={picture.url}
          srcSet={picture.srcSet}
        />
      )}
      {picture.status === 'default' && kind === 'profile' && <Avatar name={name} size={96} />}
      {picture.status === 'loading' && words.loading}
    </div>
  );
}

/** One of the member's pictures with its buttons. The dialogs belong to the profile area and load on demand. */
export function PictureRow({ kind, name }: { kind: PictureKind; name: string }) {
  const picture = useMemberPicture(kind);
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const lost = (
    <Alert closeButtonLabel={words.close} color="red" mt="sm" onClose={close} withCloseButton>
      {words.lost}
    </Alert>
  );
  return (
    <div className={styles.row}>
      <Preview kind={kind} name={name} />
      <div>
        <Title order={3}>{words[kind].title}</Title>
        <div className={styles.buttons}>
          <Button
            aria-haspopup="dialog"
            aria-label={words[kind].change}
            onClick={() => setOpened('change')}
            size="sm"
            variant="default"
          >
            {words.change}
          </Button>
          {picture.status === 'ready' && (
            <Button
              aria-haspopup="dialog"
              aria-label={words[kind].remove}
              color="red"
              onClick={() => setOpened('remove')}
              size="sm"
              variant="subtle"
            >
              {words.remove}
            </Button>
          )}
        </div>
        {opened && (
          <Slot
            failed={lost}
            name="profile.picture-editor"
            props={{
              picture: kind,
              onClose: close,
              ...(opened === 'remove' && { start: 'remove' as const }),
            }}
          />
        )}
      </div>
    </div>
  );
}
