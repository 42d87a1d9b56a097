import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';

/** An article's title: links to the article if its page exists, otherwise plain text. */
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
