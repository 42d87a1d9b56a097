import { Button } from '@az/shared/ui/Button';
import { Count } from '@az/shared/ui/Count';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useId, useState } from 'react';
import type { HelpArticle } from '../data/help/help-articles.ts';
import { useHelpVotes, type Vote } from '../data/help/help-votes.ts';
import styles from './HelpfulVote.module.css';

const answers: { vote: Vote; label: string }[] = [
  { vote: 'yes', label: 'Oui' },
  { vote: 'no', label: 'Non' },
];

/** Asks whether an article was helpful; the answer stays on this device. */
export function HelpfulVote({ article, question }: { article: HelpArticle; question: string }) {
  const id = useId();
  const { own, counts, vote } = useHelpVotes();
  const [thanks, setThanks] = useState('');
  const mine = own(article.id);
  return (
    <fieldset aria-labelledby={id} className={styles.vote}>
      <span className={styles.question} id={id}>
        {question}
        <VisuallyHidden> {article.title}</VisuallyHidden>
      </span>
      {answers.map(({ vote: answer, label }) => (
        <Button
          aria-pressed={mine === answer}
          key={answer}
          onClick={() => {
            setThanks(mine === answer ? 'Votre avis a été retiré.' : 'Merci pour votre avis.');
            vote(article.id, answer);
          }}
          size="compact-sm"
          variant={mine === answer ? 'filled' : 'default'}
        >
          {label}{' '}
          <span className={styles.count}>
            <Count value={counts(article)[answer]} />
          </span>
        </Button>
      ))}
      <span className={styles.thanks} role="status">
        {thanks}
      </span>
    </fieldset>
  );
}
