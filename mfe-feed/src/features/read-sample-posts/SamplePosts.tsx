import { useQueryClient } from '@az/shared/query';
import { LazySection } from '../../ui/LazySection.tsx';

/** The sample posts, for a server without posts of members. They are loaded when they are near the viewport. */
export function SamplePosts() {
  const queries = useQueryClient();
  const load = async () => {
    const { hasSamplePosts } = await import('../../data/choose-feed-source.ts');
    if (!(await hasSamplePosts(queries))) return () => null;
    return (await import('./ReadSamplePosts.tsx')).ReadSamplePosts;
  };
  return <LazySection load={load} />;
}
