import { pageConfig } from '@az/shared/config';
import { Card } from '@az/shared/ui/Card';
import { Page } from '@az/shared/ui/Page';
import { Title } from '@az/shared/ui/Title';
import styles from './InstallApp.module.css';
import { InstallButton } from './InstallButton.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { platforms, words } from './words.ts';

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
