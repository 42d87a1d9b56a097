import { useId } from 'react';
import { isRouteLive } from '../../area/index.ts';
import type { Suggestion } from '../../contracts/index.ts';
import { paths } from '../../paths/index.ts';
import { ActionIcon } from '../../ui/ActionIcon/ActionIcon.tsx';
import { IconX } from '../../ui/icons/icons.tsx';
import { SampleNotice } from '../../ui/SampleNotice/SampleNotice.tsx';
import { SampleStates } from '../../ui/SampleStates/SampleStates.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { TitledCard } from '../../ui/TitledCard/TitledCard.tsx';
import { useMemberPath } from '../AuthorName/AuthorName.tsx';
import { PersonRow } from '../PersonRow/PersonRow.tsx';
import styles from './SuggestedPeople.module.css';
import { useSuggestions } from './use-suggestions.ts';

const words = {
  title: 'À suivre',
  loading: 'Chargement des suggestions…',
  failed: 'Les suggestions n’ont pas pu être chargées. Réessayez.',
  empty:
    'Aucune suggestion pour le moment. Votre ville et votre poste actuel aident à trouver des personnes que vous connaissez.',
  complete: 'Compléter mon profil',
  company: (name: string) => `Travaille aussi chez ${name}`,
  city: (name: string) => `Même ville\u00a0: ${name}`,
  published: 'A publié récemment',
  dismiss: (name: string) => `Ignorer la suggestion de ${name}`,
};

function reasonOf({ mutualCount, company, city }: Suggestion) {
  if (mutualCount > 0) return { mutualCount };
  if (company) return { description: words.company(company) };
  return { description: city ? words.city(city) : words.published };
}

const Nobody = () => (
  <p className={styles.empty}>
    {words.empty}{' '}
    {isRouteLive(paths.settingsAccount()) && (
      <TextLink to={paths.settingsAccount()}>{words.complete}</TextLink>
    )}
  </p>
);

/**
 * Up to `count` people whom the member may know, each with the reason. The member can ask to connect or dismiss them.
 */
export function SuggestedPeople({ count }: { count: number }) {
  const { ask, dismiss, ...suggestions } = useSuggestions(count);
  const memberPath = useMemberPath();
  const titleId = useId();
  const skeleton = Array.from({ length: count }, (_, at) => <Skeleton height={78} key={at} />);
  return (
    <TitledCard aside={<SampleNotice extension="network" />} isCompact title={words.title} titleId={titleId}>
      <SampleStates
        empty={<Nobody />}
        sample={suggestions}
        skeleton={<div className={styles.list}>{skeleton}</div>}
        words={words}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => {
              const { id, name } = row.member;
              const hasRequested = row.act === 'ask';
              return (
                <li key={id}>
                  <PersonRow
                    {...reasonOf(row)}
                    connect={{
                      hasRequested,
                      onConnect: () => ask(id),
                      beside: !hasRequested && (
                        <ActionIcon aria-label={words.dismiss(name)} onClick={() => dismiss(id)}>
                          <IconX size={18} />
                        </ActionIcon>
                      ),
                    }}
                    focusFallback={titleId}
                    person={row.member}
                    to={memberPath(row.member)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </SampleStates>
    </TitledCard>
  );
}
