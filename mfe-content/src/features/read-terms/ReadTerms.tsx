import { longDate } from '@az/shared/format';
import { Button } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Text } from '@az/shared/ui/Text';
import { lastUpdate, privacyTerms, storagePart } from '../../data/legal/privacy-terms.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Contents } from '../../ui/Contents.tsx';
import { Paper, ScreenOnly } from '../../ui/Paper.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { KeptKeys } from './KeptKeys.tsx';
import styles from './ReadTerms.module.css';
import { words } from './words.ts';

const end = privacyTerms.findIndex(({ id }) => id === storagePart) + 1;

/** Privacy and terms: use of data, storage in the browser, rules. */
export function ReadTerms() {
  return (
    <Paper>
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
      <Beside side={<Contents sections={privacyTerms} />}>
        <Prose sections={privacyTerms.slice(0, end)} />
        <KeptKeys />
        <Prose sections={privacyTerms.slice(end)} />
      </Beside>
    </Paper>
  );
}
