import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { words } from './words.ts';

/** Opens the dialog to create an event; then shows the list that contains it. */
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
