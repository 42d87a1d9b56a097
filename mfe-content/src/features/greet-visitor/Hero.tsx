import { useAuthContext } from '@az/shared/auth';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import styles from './GreetVisitor.module.css';
import { HeroPicture } from './HeroPicture.tsx';
import { words } from './words.ts';

/** Buttons to sign in or sign up, or to the feed for a signed-in member. */
export function WaysIn() {
  const { isAuthenticated } = useAuthContext();
  if (isAuthenticated) {
    return (
      <div className={styles.ways}>
        <ButtonLink size="md" to={paths.feedHome()}>
          {words.openFeed}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <ButtonLink size="md" to={paths.signUp()}>
        {words.signUp}
      </ButtonLink>
      <ButtonLink size="md" to={paths.signIn()} variant="default">
        {words.signIn}
      </ButtonLink>
    </div>
  );
}

/** The slogan: the largest text of the page. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <Page heading={<span className={styles.heading}>{words.promise}</span>} title="Bienvenue" />
        <p className={styles.lead}>{words.lead(pageConfig().productName)}</p>
        <WaysIn />
      </div>
      <HeroPicture />
    </div>
  );
}
