import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { words } from './words.ts';

/** A button that opens the dialog to create a group. Once it is created, the list of groups is shown. */
export function CreateGroup() {
  const navigate = useNavigate();
  const showList = () => void navigate(paths.feedGroups());
  return (
    <OpenDialog
      label={words.create}
      load={() =>
        import('./GroupDialog.tsx').then(({ GroupDialog }) => ({ onClose }) => (
          <GroupDialog onClose={onClose} onCreated={showList} />
        ))
      }
    />
  );
}
