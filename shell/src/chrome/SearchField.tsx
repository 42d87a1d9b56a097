import { Button } from '@az/shared/ui/Button';
import { IconSearch } from '@az/shared/ui/icons';
import { openPalette } from '../features/palette/open-palette.ts';

/** Opens search and commands from within a page; looks like the field that it opens. */
export function SearchField() {
  return (
    <Button
      aria-haspopup="dialog"
      fullWidth
      justify="flex-start"
      leftSection={<IconSearch size={20} />}
      onClick={openPalette}
      size="md"
      variant="default"
    >
      Rechercher
    </Button>
  );
}
