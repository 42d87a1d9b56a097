import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { words } from './words.ts';

/** A button that opens the dialog to create an event. Once it is created, the list of events is shown. */
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
