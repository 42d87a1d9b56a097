import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import styles from './PreviewBar.module.css';
import { words } from './words.ts';

/** Says that the page is a preview, and leads back to the member's own page. */
export function PreviewBar() {
  const { pathname } = useLocation();
  return (
    <section aria-label={words.title} className={styles.bar}>
      <div>
        <Text fw={600}>{words.title}</Text>
        <Text size="sm">
          {words.text}{' '}
          <TextLink size="sm" to={paths.settingsPrivacy()}>
            {words.privacy}
          </TextLink>
        </Text>
      </div>
      <ButtonLink to={pathname} variant="default">
        {words.leave}
      </ButtonLink>
    </section>
  );
}
