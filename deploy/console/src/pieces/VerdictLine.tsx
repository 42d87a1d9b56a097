import type { Verdict } from '@az/shared/control';
import { Badge } from '@az/shared/ui/Badge';
import { Text } from '@az/shared/ui/Text';
import styles from './VerdictLine.module.css';

const kinds: Record<Verdict['kind'], { word: string; color: string }> = {
  watch: { word: 'Observer', color: 'gray' },
  hold: { word: 'Attendre', color: 'yellow' },
  advance: { word: 'Avancer', color: 'green' },
  'roll-back': { word: 'Revenir en arrière', color: 'red' },
};

/** What the guardrail thinks, in a word of ours and a sentence of its own. */
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
      <Badge color={color} size="md">
        {word}
      </Badge>
      <Text lang="en" size="sm">
        {verdict.sentence}
      </Text>
    </div>
  );
}
