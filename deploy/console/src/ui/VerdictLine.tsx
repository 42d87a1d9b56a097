import type { Colour } from '@az/shared/theme';
import { Badge } from '@az/shared/ui/Badge';
import { Text } from '@az/shared/ui/Text';
import type { Verdict } from '../data/reply-types.ts';
import { verdictSentence } from '../sentences.ts';
import styles from './VerdictLine.module.css';

const kinds: Record<Verdict['kind'], { label: string; color: Colour }> = {
  watch: { label: 'Observer', color: 'gray' },
  hold: { label: 'Attendre', color: 'blue' },
  advance: { label: 'Avancer', color: 'green' },
  'roll-back': { label: 'Revenir en arrière', color: 'red' },
};

export function VerdictLine({ verdict }: { verdict: Verdict | null }) {
  if (!verdict)
    return (
      <Text c="dimmed" size="sm">
        Le garde-fou ne s’est pas encore prononcé.
      </Text>
    );
  const { label, color } = kinds[verdict.kind];
  return (
    <div className={styles.verdict}>
      <Badge color={color}>{label}</Badge>
      <Text size="sm">{verdictSentence(verdict)}</Text>
    </div>
  );
}
