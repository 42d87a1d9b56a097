import type { SearchHit } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { matchesSearch } from '@az/shared/text-search';
import { chooseTheme, type ThemeChoice } from '@az/shared/theme';
import {
  IconCalendarEvent,
  IconDeviceDesktop,
  IconInfoCircle,
  IconMessageCircle,
  IconMoon,
  IconNews,
  IconPencil,
  IconSun,
  IconUser,
  IconUsersGroup,
} from '@az/shared/ui/icons';
import { type ComponentType, createElement } from 'react';
import { foundSections, recentSections } from './network-entries.tsx';
import { openKeyboardHelp } from './open-palette.ts';
import { mainPages, pageIcon } from './page-icons.ts';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import type { PaletteRoute } from './palette-sources.ts';
import type { useRecentSearches } from './recent-searches.ts';
import type { NetworkSearch } from './use-network-search.ts';

const hitSections: [SearchHit['section'], string][] = [
  ['people', 'Personnes'],
  ['groups', 'Groupes'],
  ['events', 'Événements'],
  ['articles', 'Articles'],
];

const hitIcons: Record<SearchHit['section'], ComponentType> = {
  people: IconUser,
  groups: IconUsersGroup,
  events: IconCalendarEvent,
  articles: IconNews,
};

const maxSectionEntries = 6;

const theme = (choice: ThemeChoice, label: string, icon: ComponentType): PaletteEntry => ({
  id: `theme-${choice}`,
  label,
  lead: createElement(icon),
  action: { run: () => chooseTheme(choice) },
});

const commands: PaletteEntry[] = [
  {
    id: 'post',
    label: 'Écrire une publication',
    lead: createElement(IconPencil),
    action: { to: paths.feedWrite() },
  },
  {
    id: 'message',
    label: 'Écrire un message',
    lead: createElement(IconMessageCircle),
    action: { to: paths.messaging() },
  },
  theme('light', 'Passer au thème clair', IconSun),
  theme('dark', 'Passer au thème sombre', IconMoon),
  theme('auto', 'Suivre le thème du système', IconDeviceDesktop),
  {
    id: 'keyboard-help',
    label: 'Afficher les raccourcis clavier',
    lead: createElement(IconInfoCircle),
    action: { run: openKeyboardHelp },
  },
];

const pageEntries = (routes: PaletteRoute[]): PaletteEntry[] =>
  routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({
      id: `route-${path}`,
      label: title,
      lead: createElement(pageIcon(path)),
      action: { to: path },
    }));

const toEntry = ({ section, id, label, detail, to }: SearchHit): PaletteEntry => ({
  id: `${section}-${id}`,
  label,
  lead: createElement(hitIcons[section]),
  ...(detail ? { detail } : {}),
  action: { to },
});

/** What the sections are made of. `network` is null where the server cannot search people and announcements. */
type Contents = {
  query: string;
  routes: PaletteRoute[];
  hits: SearchHit[];
  network: NetworkSearch | null;
  searches: ReturnType<typeof useRecentSearches>;
};

const isMain = ({ path }: PaletteRoute) => mainPages.includes(path);

/**
 * The sections of the palette. Before anything is typed they contain all pages and commands; if the server can
 * search, recent searches and the main pages instead of all pages.
 */
export function paletteSections({ query, routes, hits, network, searches }: Contents): PaletteSection[] {
  const isTyped = query.trim() !== '';
  const matching = (entries: PaletteEntry[]) =>
    isTyped
      ? entries.filter(({ label }) => matchesSearch(label, query)).slice(0, maxSectionEntries)
      : entries;
  const found = hitSections.map(([section, title]) => ({
    title,
    entries: hits
      .filter((hit) => hit.section === section)
      .map(toEntry)
      .slice(0, maxSectionEntries),
  }));
  const pages = pageEntries(network && !isTyped ? routes.filter(isMain) : routes);
  const goTo = { title: 'Aller à', entries: matching(pages) };
  const actions = { title: 'Actions', entries: matching(commands) };
  if (!network) return [goTo, ...found, actions].filter(({ entries }) => entries.length > 0);
  const first = isTyped ? foundSections(query, network) : recentSections(searches.recent, searches.forgetAll);
  return [...first, ...found, goTo, actions].filter(({ entries }) => entries.length > 0);
}
