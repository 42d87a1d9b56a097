import { paths } from '@az/shared/paths';
import { Card } from '@az/shared/ui/Card';
import { IconLock, IconMessageCircle, IconUser } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { type HelpTopic, helpArticles, helpTopics } from '../../data/help/help-articles.ts';
import styles from './SearchHelp.module.css';
import { words } from './words.ts';

const icons = { account: IconUser, network: IconMessageCircle, device: IconLock } satisfies Record<
  HelpTopic,
  unknown
>;

/** The three topics with their articles. */
export function BrowseTopics() {
  return (
    <section aria-labelledby="sujets">
      <Title id="sujets" order={2} size="h3">
        {words.topics}
      </Title>
      <div className={styles.topics}>
        {helpTopics.map(({ topic, title }) => {
          const Icon = icons[topic];
          return (
            <Card key={topic}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <Title order={3} size="h4">
                {title}
              </Title>
              <ul className={styles.links}>
                {helpArticles
                  .filter((article) => article.topic === topic)
                  .map(({ id, title: name }) => (
                    <li key={id}>
                      <TextLink className={styles.link} size="sm" to={paths.helpDetails(id)}>
                        {name}
                      </TextLink>
                    </li>
                  ))}
              </ul>
            </Card>
          );
        })}
      </div>
    </section>
  );
}
