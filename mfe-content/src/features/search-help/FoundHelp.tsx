import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { HelpArticle } from '../../data/help/help-articles.ts';
import styles from './SearchHelp.module.css';
import { words } from './words.ts';

function Nothing({ onClear }: { onClear: () => void }) {
  const { supportUrl } = pageConfig();
  return (
    <div className={styles.nothing}>
      <Button onClick={onClear} variant="default">
        {words.clear}
      </Button>
      {supportUrl && (
        <Anchor href={supportUrl} rel="noopener noreferrer" target="_blank">
          <span lang="en">{words.support}</span>
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </Anchor>
      )}
    </div>
  );
}

/** The articles that match a search, or suggestions when none does. */
export function FoundHelp({ found, onClear }: { found: HelpArticle[]; onClear: () => void }) {
  if (found.length === 0) return <Nothing onClear={onClear} />;
  return (
    <section aria-labelledby="resultats">
      <Title id="resultats" order={2} size="h3">
        {words.resultsTitle}
      </Title>
      <ul className={styles.rows}>
        {found.map(({ id, title, summary }) => (
          <li className={styles.row} key={id}>
            <TextLink fw={600} to={paths.helpDetails(id)}>
              {title}
            </TextLink>
            <Text c="dimmed" size="sm">
              {summary}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
