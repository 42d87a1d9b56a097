import { IconSearch } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { openPalette } from '../features/palette/open-palette.ts';
import styles from './SearchButton.module.css';

/** Opens search and commands; looks like the field that it opens. `collapses`: only an icon on a phone. */
export function SearchButton({ collapses = false }: { collapses?: boolean }) {
  return (
    <UnstyledButton
      aria-haspopup="dialog"
      className={styles.search}
      data-collapses={collapses || undefined}
      onClick={openPalette}
    >
      <IconSearch size={20} />
      <span className={styles.text}>Rechercher</span>
    </UnstyledButton>
  );
}
