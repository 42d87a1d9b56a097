import { Badge } from '@az/shared/ui/Badge';
import { Text } from '@az/shared/ui/Text';
import type { Verdict } from '../data/answers.ts';
import { verdictSentence } from '../sentences.ts';
import styles from './VerdictLine.module.css';

const kinds: Record<Verdict['kind'], { word: string; color: string }> = {
  watch: { word: 'Observer', color: 'gray' },
  hold: { word: 'Attendre', color: 'blue' },
  advance: { word: 'Avancer', color: 'green' },
  'roll-back': { word: 'Revenir en arrière', color: 'red' },
};

/** The guardrail's verdict, as a word and a sentence. */
export function VerdictLine({ verdict }: { verdict: Verdict | null }) {
  if (!verdict)
    return (
      <Text c="dimmed" size="sm">
        Le garde-fou ne s’est pas encore prononcé.
      </Text>
    );
  const { word, color } = kinds[verdict.kind];
  return (
    <div className={styles.verdict}>
      <Badge color={color}>{word}</Badge>
      <Text size="sm">{verdictSentence(verdict)}</Text>
    </div>
  );
}
