import type { Announcement, FoundMember } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Avatar } from '@az/shared/ui/Avatar';
import { IconSearch, IconTrash } from '@az/shared/ui/icons';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import type { NetworkSearch } from './use-network-search.ts';

/** Maximum number of letters of an announcement that an entry shows. */
const maxExcerpt = 90;

function excerptOf({ text }: Announcement): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= maxExcerpt ? line : `${letters.slice(0, maxExcerpt).join('').trimEnd()}…`;
}

const toPerson = ({ id, name, role, picture }: FoundMember): PaletteEntry => ({
  id: `person-${id}`,
  label: name,
  ...(role && { detail: role }),
  lead: <Avatar name={name} picture={picture} size={32} />,
  action: { to: paths.memberProfile(id) },
  isFound: true,
});

const toPost = (post: Announcement): PaletteEntry => ({
  id: `announcement-${post.id}`,
  label: excerptOf(post) || 'Publication en images',
  detail: post.author.name,
  lead: <Avatar name={post.author.name} picture={post.author.picture} size={32} />,
  action: { to: paths.announcement(post.id) },
  isFound: true,
});

/** The sections with the results of the server, after an entry that opens all results. */
export function foundSections(query: string, { people, posts }: NetworkSearch): PaletteSection[] {
  const text = query.trim();
  const all: PaletteEntry = {
    id: 'all-results',
    label: `Rechercher «\u202f${text}\u202f»`,
    detail: 'Tous les résultats',
    lead: <IconSearch />,
    action: { to: paths.search(text) },
    isFound: true,
    isExtra: true,
  };
  return [
    { title: 'Recherche', entries: [all] },
    { title: 'Personnes', entries: people.map(toPerson) },
    { title: 'Publications', entries: posts.map(toPost) },
  ];
}

/** The section with the last searches and an entry that removes them; empty if there are none. */
export function recentSections(recent: string[], forgetAll: () => void): PaletteSection[] {
  if (recent.length === 0) return [];
  const searches = recent.map(
    (text, index): PaletteEntry => ({
      id: `recent-${index}`,
      label: text,
      lead: <IconSearch />,
      action: { to: paths.search(text) },
    }),
  );
  const forget: PaletteEntry = {
    id: 'forget-searches',
    label: 'Effacer les recherches récentes',
    lead: <IconTrash />,
    action: { run: forgetAll, staysOpen: true },
  };
  return [{ title: 'Recherches récentes', entries: [...searches, forget] }];
}
