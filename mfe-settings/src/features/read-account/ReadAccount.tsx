import { useAuthContext } from '@az/shared/auth';
import { Alert } from '@az/shared/ui/Alert';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { useCapability } from '../../data/capabilities.ts';
import { contactOf, identityOf } from './account-details.ts';
import { DetailsCard } from './DetailsCard.tsx';
import styles from './ReadAccount.module.css';

/** The member's identity and contact details, and whether they can be changed here. */
export function ReadAccount() {
  const { member } = useAuthContext();
  const canChange = useCapability('account');
  if (!member) return null;
  return (
    <>
      <DetailsCard details={identityOf(member)} title="Identité" />
      <DetailsCard details={contactOf(member)} title="Coordonnées" />
      {canChange === null && <Skeleton className={styles.note} />}
      {canChange === false && (
        <Alert className={styles.note} role="note">
          Cette modification n'est pas encore possible en ligne.
        </Alert>
      )}
    </>
  );
}
