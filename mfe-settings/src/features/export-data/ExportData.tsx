import { useWrite } from '@az/shared/api';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { useMember } from '../../data/account.ts';
import { type DataFile, useCollectData } from '../../data/collect-data.ts';
import styles from './ExportData.module.css';

const words = {
  title: 'Vos données',
  intro:
    'Un fichier JSON avec tout ce qu’AZ Connect détient sur vous\u202f: profil, photos, expériences, publications, commentaires, réglages, sessions, et ce que ce navigateur garde pour vous.',
  download: 'Télécharger mes données',
  downloading: 'Préparation...',
  done: 'Le fichier est prêt\u202f: votre navigateur l’enregistre.',
  doneFromSession:
    'Le fichier est prêt. Ce serveur ne donne pas tout ce qu’il détient\u202f: il contient ce que cette page sait de vous.',
  failed: 'Vos données n’ont pas pu être réunies. Aucun fichier n’a été enregistré.',
};

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The URL is revoked later, because the browser reads it only after this event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function useExport() {
  const member = useMember();
  const collect = useCollectData();
  const { isBusy, error, run } = useWrite();
  const [source, setSource] = useState<DataFile['source'] | null>(null);
  const download = () =>
    run(async () => {
      setSource(null);
      if (!member) return;
      const file = await collect(member);
      saveFile(`az-connect-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(file, null, 2));
      setSource(file.source);
    });
  return { isBusy, error, source, download };
}

export function ExportData() {
  const { isBusy, error, source, download } = useExport();
  return (
    <TitledCard description={words.intro} id="mes-donnees" title={words.title}>
      {error && (
        <Alert color="red" role="alert" title={words.failed}>
          {error.reason}
        </Alert>
      )}
      <div className={styles.row}>
        <Button aria-disabled={isBusy} onClick={() => void download()} variant="default">
          {isBusy ? words.downloading : words.download}
        </Button>
        <Text c="dimmed" className={styles.status} role="status" size="sm">
          {source && (source === 'server' ? words.done : words.doneFromSession)}
        </Text>
      </div>
    </TitledCard>
  );
}
