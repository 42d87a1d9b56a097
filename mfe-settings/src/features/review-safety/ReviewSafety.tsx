import { useCapability } from '@az/shared/api';
import { paths } from '@az/shared/paths';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { HiddenPeople } from './HiddenPeople.tsx';
import styles from './ReviewSafety.module.css';
import { SafetyRow } from './SafetyRow.tsx';
import { words } from './words.ts';

export function ReviewSafety() {
  const isStored = useCapability('network') === true;
  const account = paths.settingsAccount();
  const data = `${paths.settingsCloseAccount()}#mes-donnees`;
  return (
    <TitledCard title={words.title}>
      <ul className={styles.list}>
        <SafetyRow
          text={words.passwordText}
          title={words.password}
          to={{ path: `${account}#mot-de-passe`, label: words.change }}
        />
        <SafetyRow text={words.twoFactorText} title={words.twoFactor} />
        <SafetyRow text={words.dataText} title={words.data} to={{ path: data, label: words.show }} />
        <SafetyRow text={words.searchesText} title={words.searches}>
          <Text>{words.noSearches}</Text>
        </SafetyRow>
        <SafetyRow text={words.servicesText} title={words.services}>
          <Text>{words.noServices}</Text>
        </SafetyRow>
        <SafetyRow text={isStored ? words.blockedByServer : words.blockedText} title={words.blocked}>
          <HiddenPeople list="blocked" />
        </SafetyRow>
        <SafetyRow text={words.unfollowedText} title={words.unfollowed}>
          <HiddenPeople list="unfollowed" />
        </SafetyRow>
      </ul>
    </TitledCard>
  );
}
