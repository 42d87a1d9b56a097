import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useRef, useState } from 'react';
import { helpArticles } from '../../data/help/help-articles.ts';
import { HelpfulVote } from '../../ui/HelpfulVote.tsx';
import styles from './SearchHelp.module.css';
import { words } from './words.ts';

/** Number of articles at first, and number added at a time. */
const step = 4;

const popular = [...helpArticles].sort((a, b) => b.votes.yes - a.votes.yes);

/** The articles that most readers found helpful. */
export function PopularHelp() {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  // The first added article takes the focus, because the button that had it may be removed.
  useEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector('a')?.focus();
  }, [shown]);
  return (
    <section aria-labelledby="populaires">
      <Title id="populaires" order={2} size="h3">
        {words.popular}
      </Title>
      <ul className={styles.rows} ref={list}>
        {popular.slice(0, shown).map((article) => (
          <li className={styles.row} key={article.id}>
            <TextLink fw={600} to={paths.helpDetails(article.id)}>
              {article.title}
            </TextLink>
            <Text c="dimmed" size="sm">
              {article.summary}
            </Text>
            <HelpfulVote article={article} question={words.helpful} />
          </li>
        ))}
      </ul>
      {shown < popular.length && (
        <Button mt="sm" onClick={() => setShown(shown + step)} variant="default">
          {words.more}
        </Button>
      )}
    </section>
  );
}
