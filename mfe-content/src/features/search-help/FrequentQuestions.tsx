import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Title } from '@az/shared/ui/Title';
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
export function FrequentQuestions() {
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
