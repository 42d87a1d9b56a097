import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { OpenDialog } from '../../ui/dialog-form/OpenDialog.tsx';
import { words } from './words.ts';

/** Opens the dialog that makes an event; then shows the list it stands in. */
export function CreateEvent() {
  const navigate = useNavigate();
  const showList = () => void navigate(paths.feedEvents());
  return (
    <OpenDialog
      label={words.create}
      load={() =>
        import('./EventDialog.tsx').then(({ EventDialog }) => ({ onClose }) => (
          <EventDialog onClose={onClose} onCreated={showList} />
        ))
      }
    />
  );
}
