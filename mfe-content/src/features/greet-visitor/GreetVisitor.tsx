import { paths } from '@az/shared/paths';
import { Cover } from '@az/shared/social/Cover';
import { Badge } from '@az/shared/ui/Badge';
import { IconMessageCircle, IconNews, IconUser } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import styles from './GreetVisitor.module.css';
import { Hero, WaysIn } from './Hero.tsx';
import { events, features, groups, questions } from './landing-content.ts';
import { words } from './words.ts';

const icons = { feed: IconNews, profile: IconUser, messaging: IconMessageCircle };

function Features() {
  return (
    <section aria-labelledby="atouts" className={styles.part}>
      <Title id="atouts" order={2}>
        {words.features}
      </Title>
      <div className={styles.three}>
        {features.map(({ id, title, text }) => {
          const Icon = icons[id];
          return (
            <div className={styles.feature} key={id}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <Title order={3} size="h4">
                {title}
              </Title>
              <p>{text}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Samples({ id, title, of }: { id: string; title: string; of: typeof groups | typeof events }) {
  return (
    <div>
      <Title id={id} order={3} size="h4">
        {title}
      </Title>
      <ul aria-labelledby={id} className={styles.samples}>
        {of.map(({ name, detail, motif, tone }) => (
          <li className={styles.sample} key={name}>
            <Cover className={styles.cover} motif={motif} tone={tone} />
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className={styles.part}>
      <Title id="questions" order={2}>
        {words.questions}
      </Title>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details className={styles.question} key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <TextLink to={paths.help()}>{words.help}</TextLink>
    </section>
  );
}

/** The landing page: presents the network to visitors. */
export function GreetVisitor() {
  return (
    <div className={styles.page}>
      <Hero />
      <Features />
      <section aria-labelledby="apercu" className={styles.part}>
        <div className={styles.head}>
          <Title id="apercu" order={2}>
            {words.preview}
          </Title>
          <Badge color="gray">{words.previewNote}</Badge>
        </div>
        <div className={styles.two}>
          <Samples id="groupes" of={groups} title={words.groups} />
          <Samples id="evenements" of={events} title={words.events} />
        </div>
      </section>
      <Questions />
      <section aria-labelledby="fin" className={styles.end}>
        <Title id="fin" order={2}>
          {words.end}
        </Title>
        <p className={styles.lead}>{words.endLead}</p>
        <WaysIn />
        <TextLink to={paths.download()}>{words.install}</TextLink>
      </section>
    </div>
  );
}
