import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { SearchButton } from '../../chrome/SearchButton.tsx';
import styles from './NotFoundPage.module.css';

/** For every unknown address; the address stays as it was typed. */
function NotFoundPage() {
  const { isAuthenticated } = useAuthContext();
  return (
    <Stack className={styles.page}>
      <Page title="Page introuvable" />
      <Text>Vérifiez l'adresse ou revenez à l'accueil.</Text>
      {isAuthenticated && <SearchButton />}
      <div>
        <ButtonLink to={isAuthenticated ? paths.feedHome() : paths.signIn()}>Retour à l'accueil</ButtonLink>
      </div>
    </Stack>
  );
}

export { NotFoundPage as Component };
