import { useAuthContext } from '@az/shared/auth';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useRef } from 'react';
import { type HelpArticle, helpArticles } from '../../data/help/help-articles.ts';
import { Contents } from '../../ui/Contents.tsx';
import { HelpfulVote } from '../../ui/HelpfulVote.tsx';
import { Printable, ScreenOnly } from '../../ui/Printable.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TextWithSide } from '../../ui/TextWithSide.tsx';
import styles from './RelatedHelp.module.css';

/** French copy of a help article. */
const words = {
  home: 'Accueil',
  help: 'Aide',
  what: 'Cet article',
  backToHelp: 'Retour à l’aide',
  updated: (day: string) => `Mis à jour le ${day}`,
  question: 'Cet article vous a-t-il aidé\u202f?',
  related: 'Sur le même sujet',
};

/** The other articles on the same topic. */
function RelatedHelp({ article }: { article: HelpArticle }) {
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

/** Focuses the heading of the next article. The shell only does so when the path changes, not only the query. */
function useFocusOnNext(id: string) {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    document.getElementById('titre')?.focus({ preventScroll: true });
  }, [id]);
}

function Reading({ article }: { article: HelpArticle }) {
  const { isAuthenticated } = useAuthContext();
  useFocusOnNext(article.id);
  const above = [
    { label: words.home, to: isAuthenticated ? paths.feedHome() : paths.landing() },
    { label: words.help, to: paths.help() },
  ];
  return (
    <>
      <Breadcrumbs above={above} current={article.title} />
      <Printable>
        <div>
          <Page title={article.title} />
          <Text c="dimmed" mt="xs" size="sm">
            {words.updated(longDate(article.updated))}
          </Text>
        </div>
        <TextWithSide side={<Contents sections={article.sections} />}>
          <Prose sections={article.sections} />
          <ScreenOnly>
            <HelpfulVote article={article} key={article.id} question={words.question} />
            <RelatedHelp article={article} />
          </ScreenOnly>
        </TextWithSide>
      </Printable>
    </>
  );
}

/** One help article; the first one if the URL has no id. */
export function ReadHelp() {
  const [search] = useSearchParams();
  const id = search.get('article');
  const article = id === null ? helpArticles[0] : helpArticles.find((one) => one.id === id);
  return article ? (
    <Reading article={article} />
  ) : (
    <NotFound to={paths.help()} what={words.what}>
      {words.backToHelp}
    </NotFound>
  );
}
