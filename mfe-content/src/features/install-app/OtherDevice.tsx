import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { encode } from 'uqr';
import styles from './InstallApp.module.css';
import { words } from './words.ts';

/** A QR code as one path: a square of side 1 for each dark cell. */
function codePath(cells: boolean[][]): string {
  return cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** The URL of this page as a QR code, for another device. */
export function OtherDevice() {
  const address = new URL(paths.download(), location.origin).href;
  // A margin of four cells, as the standard requires.
  const { data, size } = encode(address, { border: 4, ecc: 'M' });
  return (
    <section aria-labelledby="autre-appareil" className={styles.other}>
      <svg
        aria-label={words.code(address)}
        className={styles.code}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={codePath(data)} />
      </svg>
      <div>
        <Title id="autre-appareil" order={2} size="h3">
          {words.elsewhere}
        </Title>
        <p className={styles.sentence}>
          {words.scan} <TextLink to={paths.download()}>{address}</TextLink>
        </p>
      </div>
    </section>
  );
}
