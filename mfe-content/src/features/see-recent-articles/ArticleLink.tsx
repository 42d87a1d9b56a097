import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';

/** An article's title: leads to the article where its page exists, and is plain text where it does not. */
export function ArticleLink({ id, children }: { id: string; children: string }) {
  const path = paths.blog(id);
  return isRouteLive(path) ? (
    <TextLink inherit to={path}>
      {children}
    </TextLink>
  ) : (
    children
  );
}
