import { useAuthContext } from '@az/shared/auth';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import styles from './GreetVisitor.module.css';
import heroPictureStyles from './HeroPicture.module.css';
import { words } from './words.ts';

/** A person and two lines of text, as on a card. */
function Row({ y, width }: { y: number; width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle className={heroPictureStyles.face} cx="56" cy="24" r="20" />
      <circle className={heroPictureStyles.skin} cx="56" cy="18" r="6.5" />
      <path className={heroPictureStyles.skin} d="M44 36a12 11 0 0 1 24 0z" />
      <rect className={heroPictureStyles.strong} height="9" rx="4.5" width={width} x="90" y="10" />
      <rect className={heroPictureStyles.weak} height="8" rx="4" width={width * 0.62} x="90" y="28" />
    </g>
  );
}

/** A drawing of the feed with a message beside it; decorative. */
function HeroPicture() {
  return (
    <svg aria-hidden="true" className={heroPictureStyles.picture} viewBox="0 0 460 420">
      <circle className={heroPictureStyles.halo} cx="250" cy="210" r="200" />
      <rect className={heroPictureStyles.card} height="226" rx="20" width="320" x="20" y="30" />
      <g transform="translate(10 48)">
        <Row width={130} y={0} />
        <rect className={heroPictureStyles.weak} height="8" rx="4" width="266" x="36" y="62" />
        <rect className={heroPictureStyles.weak} height="8" rx="4" width="214" x="36" y="78" />
        <path className={heroPictureStyles.scene} d="M36 106h266v66q-60-52-120-14T36 190z" />
        <circle className={heroPictureStyles.sun} cx="252" cy="130" r="14" />
      </g>
      <rect className={heroPictureStyles.card} height="96" rx="20" width="290" x="140" y="276" />
      <g transform="translate(130 300)">
        <Row width={150} y={0} />
      </g>
      <g transform="translate(318 92)">
        <path
          className={heroPictureStyles.bubble}
          d="M18 0h92a18 18 0 0 1 18 18v34a18 18 0 0 1-18 18H52L28 90V70H18A18 18 0 0 1 0 52V18A18 18 0 0 1 18 0z"
        />
        <rect className={heroPictureStyles.onBubble} height="8" rx="4" width="76" x="26" y="22" />
        <rect className={heroPictureStyles.onBubble} height="8" rx="4" width="50" x="26" y="40" />
      </g>
    </svg>
  );
}

/** Buttons to sign in and to sign up; for a signed-in member a button that opens the feed. */
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
