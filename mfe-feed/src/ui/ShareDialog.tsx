import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useState } from 'react';

type Props = { url: string; title: string; onClose: () => void };

type Copied = 'no' | 'yes' | 'failed';

/** Shares a URL: copies it, adds it to a message, or uses the device's share sheet. */
export function ShareDialog({ url, title, onClose }: Props) {
  const navigate = useNavigate();
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
      return true;
    } catch {
      // The clipboard is missing on plain http and may be denied: the URL can still be selected.
      setCopied('failed');
      return false;
    }
  };
  const goToMessages = async () => {
    if (!(await copy())) return;
    toast({ message: 'Lien copié. Collez-le dans votre message.', duration: 6000 });
    onClose();
    void navigate(paths.messaging());
  };
  const share = () => {
    // Rejects when the device's share sheet is closed, which needs no message.
    navigator.share({ url, title }).then(onClose, () => undefined);
  };
  return (
    <Modal onClose={onClose} opened title="Partager">
      <Stack gap="sm">
        <TextInput
          description={title}
          error={copied === 'failed' && 'Le lien n’a pas pu être copié. Sélectionnez-le pour le copier.'}
          label="Lien"
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          value={url}
        />
        <Button data-autofocus onClick={() => void copy()}>
          {copied === 'yes' ? 'Lien copié' : 'Copier le lien'}
        </Button>
        <VisuallyHidden role="status">{copied === 'yes' && 'Lien copié.'}</VisuallyHidden>
        {isRouteLive(paths.messaging()) && (
          <Button onClick={() => void goToMessages()} variant="default">
            Envoyer par message
          </Button>
        )}
        {'share' in navigator && (
          <Button onClick={share} variant="default">
            Partager avec cet appareil
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
