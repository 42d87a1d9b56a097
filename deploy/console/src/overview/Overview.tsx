import { useSearchParams } from '@az/shared/router';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import type { Status } from '../data/reply-types.ts';
import { counted } from '../format.ts';
import { ReportSearch } from '../reports/ReportSearch.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { AreaRow } from './AreaRow.tsx';
import { arrangeAreas, type Shown } from './area-list.ts';
import styles from './Overview.module.css';

const choices: { value: Shown; label: string }[] = [
  { value: 'all', label: 'Toutes' },
  { value: 'rolling-out', label: 'En déploiement' },
  { value: 'failing', label: 'Avec des échecs' },
];

const isShown = (value: string | null): value is Shown => choices.some((choice) => choice.value === value);

type Filter = { text: string; shown: Shown };

/** Filter of the list of areas. The address contains it, so that going back from an area restores it. */
function useFilter(): [filter: Filter, change: (part: Partial<Filter>) => void] {
  const [search, setSearch] = useSearchParams();
  // The filter has a state of its own, because the address is updated some time after typing.
  const [filter, setFilter] = useState<Filter>(() => {
    const shown = search.get('choix');
    return { text: search.get('texte') ?? '', shown: isShown(shown) ? shown : 'all' };
  });
  const change = (part: Partial<Filter>) => {
    const { text, shown } = { ...filter, ...part };
    setFilter({ text, shown });
    const kept = { ...(text ? { texte: text } : {}), ...(shown === 'all' ? {} : { choix: shown }) };
    setSearch(kept, { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}

function Areas({ status }: { status: Status }) {
  const [{ text, shown }, change] = useFilter();
  const areas = arrangeAreas(status, text, shown);
  const all = status.areas.length;
  const found =
    areas.length === all
      ? counted(all, 'rubrique', 'rubriques')
      : `${counted(areas.length, 'rubrique', 'rubriques')} sur ${all}`;
  return (
    <>
      <div className={styles.filter}>
        <TextInput
          className={styles.text}
          label="Filtrer les rubriques"
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          placeholder="Nom, équipe ou version"
          size="sm"
          type="search"
          value={text}
        />
        <NativeSelect
          data={choices}
          label="Afficher"
          onChange={({ currentTarget: { value } }) => isShown(value) && change({ shown: value })}
          size="sm"
          value={shown}
        />
        <p className={styles.found} role="status">
          {found}
        </p>
      </div>
      {areas.length === 0 ? (
        <EmptyState>Aucune rubrique ne correspond à ce filtre.</EmptyState>
      ) : (
        <ul aria-label="Rubriques" className={styles.rows}>
          {areas.map((area) => (
            <AreaRow key={area.area} status={area} />
          ))}
        </ul>
      )}
    </>
  );
}

export function Overview({ status }: { status: Status }) {
  const open = useOpenCommand();
  return (
    <>
      <ViewHead title="Vue d’ensemble">
        {!status.frozen && (
          <Button onClick={() => open({ verb: 'freeze', area: 'all' })} variant="default">
            Geler les déploiements
          </Button>
        )}
      </ViewHead>
      {status.areas.length === 0 ? (
        <EmptyState>Aucune rubrique n’est publiée sur cette origine.</EmptyState>
      ) : (
        <Areas status={status} />
      )}
      <ReportSearch />
    </>
  );
}
