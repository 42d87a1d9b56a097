import { pageConfig } from '@az/shared/config';
import { useInstall } from '@az/shared/install';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Page } from '@az/shared/ui/Page';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { encode } from 'uqr';
import styles from './InstallApp.module.css';
import { platforms, words } from './words.ts';

/** A QR code as one path: a square of side 1 for each dark cell. */
function codePath(cells: boolean[][]): string {
  return cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** The URL of this page as a QR code, for another device. */
function OtherDevice() {
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

/** Whether this window is the installed application. */
const isApplication = (): boolean => matchMedia('(display-mode: standalone)').matches;

const sentences = {
  'not-offered': words.notOffered,
  offered: words.ready,
  installed: words.installed,
};

/** Installs the product if the browser offers it, otherwise explains the state. */
function InstallButton() {
  const { status, install } = useInstall();
  const [answer, setAnswer] = useState<'accepted' | 'dismissed' | 'failed' | null>(null);
  const sentence = isApplication() ? words.running : sentences[status];
  return (
    <TitledCard className={styles.install} title={words.installTitle}>
      <div role="status">
        <p className={styles.sentence}>{answer && status === 'not-offered' ? words[answer] : sentence}</p>
      </div>
      {status === 'offered' && (
        <Button onClick={() => void install().then(setAnswer, () => setAnswer('failed'))}>
          {words.install}
        </Button>
      )}
    </TitledCard>
  );
}

function Steps() {
  return (
    <section aria-labelledby="etapes">
      <Title id="etapes" order={2} size="h3">
        {words.steps}
      </Title>
      <div className={styles.platforms}>
        {platforms.map(({ name, steps }) => (
          <Card key={name}>
            <Title order={3} size="h4">
              {name}
            </Title>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** How to install the product as an application. */
export function InstallApp() {
  return (
    <>
      <div className={styles.head}>
        <Page heading={words.heading(pageConfig().productName)} title="Application" />
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="offre">
          <Title id="offre" order={2} size="h3">
            {words.offers}
          </Title>
          <ul className={styles.list}>
            {words.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <InstallButton />
      </div>
      <Steps />
      <OtherDevice />
    </>
  );
}
