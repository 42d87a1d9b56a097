import { isRouteLive } from '@az/shared/area';
import { Link, useLocation } from '@az/shared/router';
import { ComingSoon } from './ComingSoon.tsx';
import styles from './MenuItem.module.css';
import { ariaCurrent, type MenuEntry } from './menu-entry.ts';

type Props = {
  entry: MenuEntry /** A row of a list, or a tile of the narrow rail. */;
  shape?: 'row' | 'tile';
};

/** A link, or a greyed text with `Bientôt` on hover and focus if its page is not live. */
export function MenuItem({ entry, shape = 'row' }: Props) {
  const { pathname } = useLocation();
  const { icon: Icon, label, to } = entry;
  if (to && isRouteLive(to)) {
    return (
      <li>
        <Link
          aria-current={ariaCurrent(entry, pathname)}
          className={styles.item}
          data-shape={shape}
          lang="en"
          to={to}
        >
          <Icon />
          <span className={styles.label}>{label}</span>
        </Link>
      </li>
    );
  }
  return (
    <li>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without a target, as ARIA in HTML has it (placeholder link) */}
      <a aria-disabled="true" className={styles.item} data-shape={shape} data-soon role="link" tabIndex={0}>
        <Icon />
        <span className={styles.label} lang="en">
          {label}
        </span>
        <ComingSoon />
      </a>
    </li>
  );
}
