import { Title } from '@az/shared/ui/Title';
import type { Line, Section } from '../data/section.ts';
import styles from './Prose.module.css';

/** Text in backticks is the name of a key or a button. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function LineView({ line }: { line: Line }) {
  if (typeof line === 'string') {
    return (
      <p>
        <Words text={line} />
      </p>
    );
  }
  return (
    <ul>
      {line.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A text in sections, each with a heading that can be linked to. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.prose}>
      {sections.map(({ id, title, lines }) => (
        <section aria-labelledby={id} key={id}>
          <Title className={styles.title} id={id} order={2} size="h3" tabIndex={-1}>
            {title}
          </Title>
          {lines.map((line) => (
            <LineView key={typeof line === 'string' ? line : line.join()} line={line} />
          ))}
        </section>
      ))}
    </div>
  );
}
