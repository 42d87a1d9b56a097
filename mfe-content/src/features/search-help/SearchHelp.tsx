import { useAddressParams } from '@az/shared/address-params';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { Title } from '@az/shared/ui/Title';
import { useRef } from 'react';
import { findHelp } from '../../data/help/find-help.ts';
import { BrowseTopics } from './BrowseTopics.tsx';
import { FoundHelp } from './FoundHelp.tsx';
import { PopularHelp } from './PopularHelp.tsx';
import styles from './SearchHelp.module.css';
import { words } from './words.ts';

const questions = [
  { id: 'mot-de-passe-oublie', question: 'J’ai oublié mon mot de passe' },
  { id: 'photo-et-couverture', question: 'Comment changer ma photo\u202f?' },
  { id: 'ce-que-garde-cet-appareil', question: 'Que garde cet appareil\u202f?' },
  { id: 'installer-l-application', question: 'Comment installer l’application\u202f?' },
  { id: 'tout-faire-au-clavier', question: 'Quels sont les raccourcis clavier\u202f?' },
];

/** Frequent questions. */
function FrequentQuestions() {
  return (
    <section aria-labelledby="questions">
      <Title id="questions" order={2} size="h3">
        {words.questions}
      </Title>
      <ul className={styles.questions}>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <Link className={styles.question} to={paths.helpDetails(id)}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search of the help pages, which is in the URL, and its results. `found` is null without a search. */
function useHelpSearch() {
  const [address, change] = useAddressParams();
  const search = address.get('q') ?? '';
  const write = (text: string) => change({ q: text.trim() && text });
  return { search, write, found: search ? findHelp(search) : null };
}

/** Finds help articles by search, question or topic. */
export function SearchHelp() {
  const field = useRef<HTMLInputElement>(null);
  const { search, write, found } = useHelpSearch();
  const clear = () => {
    write('');
    field.current?.focus();
  };
  return (
    <>
      <Text>{words.intro}</Text>
      {/* biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know the element of this role */}
      <form className={styles.search} onSubmit={(event) => event.preventDefault()} role="search">
        <TextInput
          label={words.search}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder={words.placeholder}
          ref={field}
          size="md"
          type="search"
          value={search}
        />
        <p className={styles.count} role="status">
          {found && words.results(found.length)}
        </p>
      </form>
      {found ? (
        <FoundHelp found={found} onClear={clear} />
      ) : (
        <>
          <FrequentQuestions />
          <BrowseTopics />
          <PopularHelp />
        </>
      )}
    </>
  );
}
