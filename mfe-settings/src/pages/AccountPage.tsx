import { Page } from '@az/shared/ui/Page';
import { ChooseTheme } from '../features/choose-theme/ChooseTheme.tsx';
import { ReadAccount } from '../features/read-account/ReadAccount.tsx';
import styles from './AccountPage.module.css';

/** `/settings/account`: what the session holds of the member, and the choices of this device. */
function AccountPage() {
  return (
    <div className={styles.column}>
      <Page heading="Compte" title="Compte" />
      <ReadAccount />
      <ChooseTheme />
    </div>
  );
}

export { AccountPage as Component };
