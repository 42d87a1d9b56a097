import { longDate } from '@az/shared/format';
import { Button } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Text } from '@az/shared/ui/Text';
import { lastUpdate, privacyTerms, storagePart } from '../../data/legal/privacy-terms.ts';
import { Contents } from '../../ui/Contents.tsx';
import { Printable, ScreenOnly } from '../../ui/Printable.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TextWithSide } from '../../ui/TextWithSide.tsx';
import styles from './ReadTerms.module.css';
import { StorageKeys } from './StorageKeys.tsx';
import { words } from './words.ts';

const end = privacyTerms.findIndex(({ id }) => id === storagePart) + 1;

/** Privacy and terms: use of data, storage in the browser, rules. */
export function ReadTerms() {
  return (
    <Printable>
      <div>
        <Page title="Confidentialité et conditions" />
        <div className={styles.meta}>
          <Text c="dimmed" size="sm">
            {words.updated(longDate(lastUpdate))}
          </Text>
          <ScreenOnly>
            <Button onClick={() => window.print()} size="compact-sm" variant="default">
              {words.print}
            </Button>
          </ScreenOnly>
        </div>
      </div>
      <TextWithSide side={<Contents sections={privacyTerms} />}>
        <Prose sections={privacyTerms.slice(0, end)} />
        <StorageKeys />
        <Prose sections={privacyTerms.slice(end)} />
      </TextWithSide>
    </Printable>
  );
}
