import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { type HelpArticle, helpArticles } from '../../data/help/help-articles.ts';
import styles from './RelatedHelp.module.css';
import { words } from './words.ts';

/** The other articles on the same topic. */
export function RelatedHelp({ article }: { article: HelpArticle }) {
  const related = helpArticles.filter(({ id, topic }) => topic === article.topic && id !== article.id);
  return (
    <section aria-labelledby="meme-sujet">
      <Title id="meme-sujet" order={2} size="h4">
        {words.related}
      </Title>
      <ul className={styles.list}>
        {related.map(({ id, title }) => (
          <li key={id}>
            <TextLink className={styles.link} to={paths.helpDetails(id)}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
