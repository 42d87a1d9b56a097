import { paths } from '@az/shared/paths';
import { Cover } from '@az/shared/social/Cover';
import { Avatar } from '@az/shared/ui/Avatar';
import { Badge } from '@az/shared/ui/Badge';
import { Button } from '@az/shared/ui/Button';
import { IconShare } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import type { WholeArticle } from '../../data/news/article.ts';
import { ArticleDate } from '../../ui/ArticleDate.tsx';
import { categoryColours } from '../../ui/category-colours.ts';
import { ScreenOnly } from '../../ui/Printable.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadArticle.module.css';
import { words } from './words.ts';

function Actions({ id, title }: { id: string; title: string }) {
  const share = useShare({ path: paths.blog(id), title });
  return (
    <div className={styles.actions}>
      {share.open && (
        <Button leftSection={<IconShare size={18} />} onClick={share.open} size="sm" variant="default">
          {words.share}
        </Button>
      )}
      <Button onClick={() => window.print()} size="sm" variant="default">
        {words.print}
      </Button>
      {share.dialog}
    </div>
  );
}

/** The article below its heading: author, date, category, text. */
export function ArticleText({ article }: { article: WholeArticle }) {
  const { id, title, author, category, categoryVariant, date, description, image, minutes, sections } =
    article;
  return (
    <>
      <div className={styles.meta}>
        <Badge color={categoryColours[categoryVariant]}>{category}</Badge>
        <ArticleDate date={date} />
        <Text c="dimmed" size="sm">
          {words.minutes(minutes)}
        </Text>
      </div>
      <div className={styles.author}>
        <Avatar name={author.name} picture={author.picture} size={40} />
        <div>
          <Text fw={600}>{words.by(author.name)}</Text>
          <Text c="dimmed" size="sm">
            {author.role}
          </Text>
        </div>
      </div>
      <ScreenOnly>
        <Cover className={styles.cover} motif={image} tone={categoryVariant} />
        <Actions id={id} title={title} />
      </ScreenOnly>
      <Text className={styles.lead}>{description}</Text>
      <Prose sections={sections} />
    </>
  );
}
