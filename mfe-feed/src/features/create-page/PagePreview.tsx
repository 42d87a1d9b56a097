import { Cover } from '@az/shared/social/Cover';
import { Anchor } from '@az/shared/ui/Anchor';
import { Badge } from '@az/shared/ui/Badge';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './CreatePage.module.css';
import type { PageValues } from './page.form.ts';
import { words } from './words.ts';

function useFileUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

type Props = { page: PageValues; image: File | undefined; onEdit: () => void };

export function PagePreview({ page, image, onEdit }: Props) {
  const url = useFileUrl(image);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const links = [page.website, page.social1, page.social2, page.social3, page.social4].filter(Boolean);
  return (
    <Card padding={0}>
      <div className={styles.cover}>
        {url ? <img alt="" className={styles.image} src={url} /> : <Cover motif="arches" tone="info" />}
      </div>
      <div className={styles.preview}>
        <Title order={2} ref={heading} size="h3" tabIndex={-1}>
          {`${words.preview} «\u202f${page.displayName}\u202f»`}
        </Title>
        <p className={styles.facts}>
          <Badge>{page.category}</Badge> <Badge variant="default">{words.badge}</Badge>
        </p>
        <p className={styles.about} dir="auto">
          {page.about}
        </p>
        <p className={styles.facts}>
          {page.name} · {page.email} · {page.phone}
        </p>
        {links.map((link) => (
          <Anchor href={link} key={link} rel="noopener noreferrer nofollow" target="_blank">
            {link}
          </Anchor>
        ))}
        <Button onClick={onEdit} variant="default">
          {words.again}
        </Button>
      </div>
    </Card>
  );
}
