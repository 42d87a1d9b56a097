import { IconSearch } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { openPalette } from '../../features/palette/open-palette.ts';
import styles from './SearchButton.module.css';

/** Opens search and commands; looks like the field that it opens. */
export function SearchButton() {
  return (
    <UnstyledButton aria-haspopup="dialog" className={styles.search} onClick={openPalette}>
      <IconSearch size={20} />
      <span className={styles.text}>Rechercher</span>
    </UnstyledButton>
  );
}
