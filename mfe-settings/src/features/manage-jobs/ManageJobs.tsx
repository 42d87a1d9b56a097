import { isSlotFilled, Slot } from '@az/shared/area';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Group } from '@az/shared/ui/Group';
import { IconBuildingSkyscraper, IconPlus } from '@az/shared/ui/icons';
import { useState } from 'react';
import { useMember } from '../../data/account.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';

const words = {
  addExperience: 'Ajouter une expérience',
  addCompany: 'Ajouter une entreprise',
  failed: 'Vos expériences ne peuvent pas être affichées pour le moment. Rechargez la page dans un instant.',
  lost: 'Cette fenêtre n’a pas pu être chargée. Réessayez dans un instant.',
  close: 'Fermer',
};

type Opened = 'profile.experience-dialog' | 'profile.company-dialog';

function Dialog({ name, onClose }: { name: Opened; onClose: () => void }) {
  const lost = (
    <Alert closeButtonLabel={words.close} color="red" onClose={onClose} withCloseButton>
      {words.lost}
    </Alert>
  );
  return <Slot failed={lost} name={name} props={{ onClose }} />;
}

/** The member's experiences, and dialogs to add one or a company; both are slots of the profile. */
export function ManageJobs() {
  const member = useMember();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!member) return null;
  if (!isSlotFilled('profile.experience-list')) return <ErrorState>{words.failed}</ErrorState>;
  return (
    <>
      <Group gap="sm">
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} />}
          onClick={() => setOpened('profile.experience-dialog')}
        >
          {words.addExperience}
        </Button>
        <Button
          aria-haspopup="dialog"
          leftSection={<IconBuildingSkyscraper size={18} />}
          onClick={() => setOpened('profile.company-dialog')}
          variant="default"
        >
          {words.addCompany}
        </Button>
      </Group>
      {opened && <Dialog name={opened} onClose={() => setOpened(null)} />}
      <Slot
        failed={<ErrorState>{words.failed}</ErrorState>}
        fallback={<LoadingRows count={3} height={120} />}
        name="profile.experience-list"
        props={{ memberId: member.id, canAdd: false }}
      />
    </>
  );
}
