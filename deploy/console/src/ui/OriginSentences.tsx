import { Text } from '@az/shared/ui/Text';
import styles from './OriginSentences.module.css';

export function OriginSentences({ sentences }: { sentences: string[] }) {
  if (sentences.length === 1)
    return (
      <Text lang="en" size="sm">
        {sentences[0]}
      </Text>
    );
  return (
    <ul className={styles.said} lang="en">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
