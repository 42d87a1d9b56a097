import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import {
  IconCalendarEvent,
  IconHome,
  IconMessage,
  IconNews,
  IconPhoto,
  IconUsersGroup,
  IconVideo,
} from '@az/shared/ui/icons';
import styles from './AreaMenu.module.css';

const entries = [
  { label: 'Feed', lang: 'en', to: paths.feedHome(), icon: <IconHome size={22} /> },
  { label: 'News', lang: 'en', to: paths.blogs(), icon: <IconNews size={22} /> },
  { label: 'Albums', to: paths.feedAlbums(), icon: <IconPhoto size={22} /> },
  { label: 'Vidéos', to: paths.feedPostVideos(), icon: <IconVideo size={22} /> },
  { label: 'Events', lang: 'en', to: paths.feedEvents(), icon: <IconCalendarEvent size={22} /> },
  { label: 'Groups', lang: 'en', to: paths.feedGroups(), icon: <IconUsersGroup size={22} /> },
  { label: 'Messaging', lang: 'en', to: paths.messaging(), icon: <IconMessage size={22} /> },
];

/** The way to the pages that are live, as icons with their names. */
export function AreaMenu() {
  return (
    <nav aria-label="Pages">
      <ul className={styles.list}>
        {entries
          .filter(({ to }) => isRouteLive(to))
          .map(({ label, lang, to, icon }) => (
            <li key={to}>
              <Link className={styles.entry} lang={lang} to={to}>
                {icon}
                <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
